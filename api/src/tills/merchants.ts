import { readFileSync } from 'node:fs';
import { useChannel } from '@poku/partner-protocol';
import { z } from 'zod';

const merchant = z.object({
  slug: z.string(),
  name: z.string(),
  /** Ids of the brands whose coupons it takes. */
  brands: z.array(z.string()).min(1),
  /** Where its customers use them. */
  channel: useChannel,
  /** Its stores, or its shop, as members read them. */
  stores: z.array(z.string()).min(1),
});

/** A merchant of the sandbox. */
export type Merchant = z.output<typeof merchant>;

/** The sandbox merchants, which are data as the partners are. */
export const merchants: readonly Merchant[] = z
  .array(merchant)
  .parse(JSON.parse(readFileSync(new URL('../../fixtures/merchants.json', import.meta.url), 'utf8')));
