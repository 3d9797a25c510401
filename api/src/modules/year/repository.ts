import type { Year } from '@poku/mfe-history/calls/year';
import { sql, type SQL } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { journalOf, moved } from '../statement/movement.repository';

/** From the first moment that counts to the first that counts no more. */
interface Span {
  from: Date;
  until: Date;
}

/** Month of a moment in WIB, 1 to 12. */
const monthOf = (moment: SQL): SQL => sql`extract(month from ${moment} at time zone 'Asia/Jakarta')::int`;

const within = (moment: SQL, { from, until }: Span): SQL =>
  sql`${moment} >= ${from} and ${moment} < ${until}`;

/** Own points that came, were taken back, ended or came back to life in a month. */
export interface MovedRow extends Row {
  kind: 'earn' | 'take-back' | 'expire' | 'reopen';
  /** 1 to 12. */
  month: number;
  /** Who gave them; null where they ended. */
  partner_name: string | null;
  /** Below 0 when points went. */
  points: number;
}

/** What came to a member's own points and what ended, by month, kind and partner. */
export const listMoved = (tx: Tx, memberId: string, span: Span): Promise<MovedRow[]> =>
  tx.rows<MovedRow>(sql`
    select n.kind, n.month, p.name as partner_name, sum(n.points)::bigint as points
    from (
      select j.kind, ${monthOf(sql`j.occurred_at`)} as month, moved.points,
        case when j.kind in ('earn', 'take-back') then split_part(j.reference, ':', 1) end as source
      from (${moved(memberId)}) moved ${journalOf(sql`moved.journal_id`)}
      where j.kind in ('earn', 'take-back', 'expire', 'reopen') and ${within(sql`j.occurred_at`, span)}) n
    left join lateral (select partner_id from earn_record where number = n.source offset 0) r on true
    left join partner p on p.id = r.partner_id
    group by n.kind, n.month, p.name`);

const purchases = (memberId: string, span: Span): SQL => sql`
  purchase_order o where o.member_id = ${memberId} and o.state = 'completed' and ${within(sql`o.created_at`, span)}`;

/** Purchases of a month that succeeded. */
export interface BoughtRow extends Row {
  /** 1 to 12. */
  month: number;
  purchases: number;
  /** Of all sources. */
  points: number;
  coupons: number;
  worth_rupiah: number;
}

/** What a member bought, by month. */
export const listBought = (tx: Tx, memberId: string, span: Span): Promise<BoughtRow[]> =>
  tx.rows<BoughtRow>(sql`
    select ${monthOf(sql`bought.created_at`)} as month, count(*)::int as purchases, sum(bought.total_points)::bigint as points,
      coalesce(sum(bought.quantity) filter (where bought.voucher_kind = 'regular'), 0)::int as coupons,
      coalesce(sum(bought.quantity * v.face_value_rupiah) filter (where bought.voucher_kind = 'regular'), 0)::bigint as worth_rupiah
    from (select o.* from ${purchases(memberId, span)}) bought join voucher v on v.id = bought.voucher_id
    group by 1`);

/** The brand of which a member bought most coupons, then for most points; undefined without any. */
export const findTopBrand = async (
  tx: Tx,
  memberId: string,
  span: Span,
): Promise<NonNullable<Year['topBrand']> | undefined> =>
  first(
    await tx.rows<NonNullable<Year['topBrand']> & Row>(sql`
      select b.name, sum(bought.quantity)::int as coupons
      from (select o.* from ${purchases(memberId, span)} and o.voucher_kind = 'regular') bought
      join voucher v on v.id = bought.voucher_id join brand b on b.id = v.brand_id
      group by b.id, b.name order by 2 desc, sum(bought.total_points) desc, b.id limit 1`),
  );

/** How many of a member's coupons were used. */
export async function countUsed(tx: Tx, memberId: string, span: Span): Promise<number> {
  const rows = await tx.rows<{ used: number }>(sql`
    select count(*)::int as used from coupon c where c.member_id = ${memberId} and ${within(sql`c.used_at`, span)}`);
  return only(rows).used;
}

/** When a member bought something for the first time; null for never. */
export async function firstPurchase(tx: Tx, memberId: string): Promise<Date | null> {
  const rows = await tx.rows<{ at: Date | null }>(
    sql`select min(created_at) as at from purchase_order where member_id = ${memberId} and state = 'completed'`,
  );
  return only(rows).at;
}
