import { readFileSync } from 'node:fs';
import { z } from 'zod';

const good = z.object({
  /** Also names it in forms. */
  name: z.string().min(1),
  priceRupiah: z.number().int().min(1).max(1_000_000_000),
  /** The kind of purchase that Poku's rates name (D64). */
  category: z.string(),
});

/** Something that a sandbox partner sells. */
export type Good = z.output<typeof good>;

const shops = z
  .record(z.string(), z.array(good).min(1))
  .parse(JSON.parse(readFileSync(new URL('../../../fixtures/partner-shops.json', import.meta.url), 'utf8')));

/** What a partner sells, in the order of its page. Throws an error for a partner without a shop. */
export function goodsOf(slug: string): readonly Good[] {
  const goods = shops[slug];
  if (goods === undefined) throw new Error(`The partner ${slug} has no shop`);
  return goods;
}
