import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { searches } from '../../modules/notices/searches';

/** Points of a member that end on a day. */
export interface EndingLots extends Row {
  member_id: string;
  /** Moment of the end. */
  ends_at: Date;
  points: number;
}

/** What ends of each member. */
export const listEndingLots = (tx: Tx): Promise<EndingLots[]> =>
  tx.rows<EndingLots>(sql`
    select a.member_id, l.expires_at as ends_at, sum(l.remaining)::bigint as points
    from ledger_lot l join ledger_account a on a.id = l.account_id where l.remaining > 0 group by 1, 2`);

/** A coupon that may end unused. */
export interface EndingCoupon extends Row {
  code: string;
  member_id: string;
  name: string;
  ends_at: Date;
  revealed_at: Date | null;
}

/** Coupons that nobody has used or given back. */
export const listUnusedCoupons = (tx: Tx): Promise<EndingCoupon[]> =>
  tx.rows<EndingCoupon>(sql`
    select c.code, c.member_id, v.name, c.expires_at as ends_at, c.revealed_at from coupon c join voucher v on v.id = c.voucher_id
    where c.used_at is null and c.cancelled_at is null and v.kind = 'regular'`);

/** Members whose points moved since a time. */
export const listMoved = (tx: Tx, since: Date): Promise<{ member_id: string }[]> =>
  tx.rows<{ member_id: string }>(sql`
    select distinct a.member_id from ledger_entry e join ledger_journal j on j.id = e.journal_id
      join ledger_account a on a.id = e.account_id
    where j.occurred_at >= ${since} and a.member_id is not null`);

/** The last day (`YYYY-MM-DD`) that all daily searches have done; null while one is at it, or none has run. */
export const searchedThrough = async (tx: Tx): Promise<string | null> => {
  const rows = await tx.rows<{ through: string | null }>(sql`
    select case when bool_and(day is null) and count(*) = ${searches.length} and min(through) = max(through) then min(through)::text end as through
    from notice_scan`);
  return rows[0]?.through ?? null;
};
