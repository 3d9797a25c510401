import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { PriceRange } from '../catalogue/priced';

/** How many coupons on sale and in stock have a price in the range, as far as `atMost`; prepaid packages are none (D41). */
export async function countWithin(
  tx: Tx,
  { above, upTo }: Required<PriceRange>,
  atMost: number,
  now: Date,
): Promise<number> {
  const rows = await tx.rows<{ count: number } & Row>(sql`
    select count(*)::int as count from (
      select from voucher_listing l
      where l.price_points > ${above}::bigint and l.price_points <= ${upTo}::bigint
        and l.sale_ends_at >= ${now}::timestamptz and not l.sold_out
      limit ${atMost}) found`);
  return only(rows).count;
}
