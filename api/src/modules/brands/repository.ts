import type { PartnerLook } from '@poku/contract';
import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A partner with the look of its origin. */
export interface BrandRow extends Row {
  id: string;
  slug: string;
  name: string;
  image: string;
  pattern: PartnerLook['pattern'];
  light: PartnerLook['light'];
  dark: PartnerLook['dark'];
}

/** The partner of a slug that has a look, or undefined. */
export const findBrand = async (tx: Tx, slug: string): Promise<BrandRow | undefined> =>
  first(
    await tx.rows<BrandRow>(sql`
      select p.id, p.slug, p.name, p.image, l.pattern, l.light, l.dark
      from partner p join partner_look l on l.partner_id = p.id where p.slug = ${slug}`),
  );

/** Those of the slugs that no partner has, in their order. */
export async function listUnknownSlugs(tx: Tx, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ slug: string }>(sql`
    select wanted.slug from jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) with ordinality as wanted (slug, place)
    where not exists (select 1 from partner p where p.slug = wanted.slug) order by wanted.place`);
  return rows.map(({ slug }) => slug);
}

/** What partners are called, by slug and by name. */
export async function listPartnerNames(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ slug: string; name: string }>(
    sql`select slug, name from partner where id <> '0' order by position`,
  );
  return rows.flatMap(({ slug, name }) => [slug, name]);
}
