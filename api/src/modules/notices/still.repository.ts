import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';
import { onSale } from '../catalogue/voucher.repository';

/** What a member was told of: what ends on a day (`YYYY-MM-DD` of WIB). */
export interface EndingDay {
  memberId: string;
  day: string;
}

/** Own points of members that still end on these days; those with none are left out. */
export const pointsStillEnding = (
  tx: Tx,
  days: readonly EndingDay[],
): Promise<{ member_id: string; day: string; points: number }[]> =>
  tx.rows<{ member_id: string; day: string; points: number }>(sql`
    select t."memberId" as member_id, t.day, sum(l.remaining)::bigint as points
    from (select distinct "memberId", day
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as x ("memberId" text, day text)) t
      join ledger_account a on a.member_id = t."memberId" and a.asset = 'POKU'
      join ledger_lot l on l.account_id = a.id and l.remaining > 0
        and (l.expires_at at time zone 'Asia/Jakarta')::date = t.day::date
    group by t."memberId", t.day`);

/** Coupons of members that still end on these days and can be used, likewise; `name` is that of the first to end. */
export const couponsStillEnding = (
  tx: Tx,
  days: readonly EndingDay[],
  now: Date,
  revealLifeMs: number,
): Promise<{ member_id: string; day: string; coupons: number; name: string }[]> =>
  tx.rows<{ member_id: string; day: string; coupons: number; name: string }>(sql`
    select t."memberId" as member_id, t.day, count(*)::int as coupons,
      (array_agg(v.name order by c.expires_at, v.name))[1] as name
    from (select distinct "memberId", day
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as x ("memberId" text, day text)) t
      join coupon c on c.member_id = t."memberId" and c.used_at is null and c.cancelled_at is null
        and (c.expires_at at time zone 'Asia/Jakarta')::date = t.day::date
        and (c.revealed_at is null or c.revealed_at > ${now}::timestamptz - ${revealLifeMs} * interval '1 millisecond')
      join voucher v on v.id = c.voucher_id and v.kind = 'regular'
    group by t."memberId", t.day`);

/** Those of these coupons that can be bought. */
export async function stillInStock(tx: Tx, couponIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(sql`
    select v.id from voucher v
    where v.id = any(${sql.param([...new Set(couponIds)])}::text[]) and v.stock > 0 and ${onSale(now)}`);
  return new Set(rows.map(({ id }) => id));
}
