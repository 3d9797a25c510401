import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** How far a daily search has come. Days are `YYYY-MM-DD` of WIB. */
export interface ScanRow extends Row {
  kind: string;
  /** The last day that is done. */
  through: string;
  /** The day that is being done, and the last member of it; null between days. */
  day: string | null;
  reached: string | null;
}

/** Makes the row of a search that never ran; it begins after `through`. */
export async function openScan(tx: Tx, kind: string, through: string): Promise<void> {
  await tx.run(sql`
    insert into notice_scan (kind, through) values (${kind}, ${through}::date) on conflict do nothing`);
}

/** Takes a search that has something to do up to `today` for the caller's transaction alone; undefined if another one has it. */
export const takeScan = async (tx: Tx, kind: string, today: string): Promise<ScanRow | undefined> =>
  first(
    await tx.rows<ScanRow>(sql`
      select kind, through, day, reached from notice_scan
      where kind = ${kind} and (day is not null or through < ${today}::date) for update skip locked`),
  );

/** Stores how far a search has come. */
export async function saveScan(tx: Tx, { kind, through, day, reached }: ScanRow): Promise<void> {
  await tx.run(sql`
    update notice_scan set through = ${through}::date, day = ${day}::date, reached = ${reached} where kind = ${kind}`);
}

/** Moments that bound what is looked for, and the member after whom it goes on. */
export interface Slice {
  from: Date;
  to: Date;
  after: string;
  limit: number;
}

/** Own points of members whose lots end from `from` and before `to`, by member and day (WIB); of the next `limit` members. */
export const endingPoints = (
  tx: Tx,
  { from, to, after, limit }: Slice,
): Promise<{ member_id: string; day: string; points: number }[]> =>
  tx.rows<{ member_id: string; day: string; points: number }>(sql`
    with ending as (
      select a.member_id, l.remaining, (l.expires_at at time zone 'Asia/Jakarta')::date as day
      from ledger_lot l join ledger_account a on a.id = l.account_id
      where l.remaining > 0 and l.expires_at >= ${from} and l.expires_at < ${to}
        and a.asset = 'POKU' and a.member_id > ${after}),
    members as (select distinct member_id from ending order by 1 limit ${limit})
    select member_id, day, sum(remaining)::bigint as points from ending join members using (member_id)
    group by member_id, day order by member_id, day`);

/** Coupons of members that end from `from` and before `to` and can still be used, by member and day (WIB), likewise. */
export const endingCoupons = (
  tx: Tx,
  { from, to, after, limit }: Slice,
  now: Date,
  revealLifeMs: number,
): Promise<{ member_id: string; day: string; coupons: number; name: string }[]> =>
  tx.rows<{ member_id: string; day: string; coupons: number; name: string }>(sql`
    with ending as (
      select c.member_id, v.name, c.expires_at, (c.expires_at at time zone 'Asia/Jakarta')::date as day
      from coupon c join voucher v on v.id = c.voucher_id
      where c.used_at is null and c.cancelled_at is null and c.expires_at >= ${from} and c.expires_at < ${to}
        and (c.revealed_at is null or c.revealed_at > ${now}::timestamptz - ${revealLifeMs} * interval '1 millisecond')
        and v.kind = 'regular' and c.member_id > ${after}),
    members as (select distinct member_id from ending order by 1 limit ${limit})
    select member_id, day, count(*)::int as coupons, (array_agg(name order by expires_at, name))[1] as name
    from ending join members using (member_id) group by member_id, day order by member_id, day`);

/**
 * The next `limit` members that earned points in the window of this month, with what those are and which of them count next month,
 * too. Those whose level stays are among them, so that the search can go on after the last.
 */
export const earnedByMember = (
  tx: Tx,
  { from, fromNextMonth }: { from: Date; fromNextMonth: Date },
  { after, limit }: Pick<Slice, 'after' | 'limit'>,
): Promise<{ member_id: string; points: number; pointsNextMonth: number }[]> =>
  tx.rows<{ member_id: string; points: number; pointsNextMonth: number }>(sql`
    select member_id, sum(points)::bigint as points,
      coalesce(sum(points) filter (where occurred_at >= ${fromNextMonth}), 0)::bigint as "pointsNextMonth"
    from earn_record where status = 0 and occurred_at >= ${from} and member_id > ${after}
    group by member_id order by member_id limit ${limit}`);

/** The next `limit` members to whom points came or who bought something from `from` and before `to`. */
export const membersOf = (tx: Tx, { from, to, after, limit }: Slice): Promise<{ member_id: string }[]> =>
  tx.rows<{ member_id: string }>(sql`
    select member_id from (
      select member_id from earn_record where status = 0 and occurred_at >= ${from} and occurred_at < ${to}
      union
      select member_id from purchase_order where state = 'completed' and created_at >= ${from} and created_at < ${to}) moved
    where member_id > ${after} order by member_id limit ${limit}`);

/** Orders whose e-wallet's page waits and ends before a time, at most `limit`, of which nobody was told. */
export const waitingPayments = (
  tx: Tx,
  now: Date,
  before: Date,
  limit: number,
): Promise<{ member_id: string; number: string; name: string; wallet: string; payment_ends_at: Date }[]> =>
  tx.rows<{ member_id: string; number: string; name: string; wallet: string; payment_ends_at: Date }>(sql`
    select o.member_id, o.number, v.name, p.name as wallet, o.payment_ends_at
    from purchase_order o join voucher v on v.id = o.voucher_id
      join order_leg l on l.order_id = o.id and l.state = 'waiting' and l.checkout_url is not null
      join partner p on p.id = l.partner_id
    where o.state = 'paying' and o.payment_ends_at > ${now} and o.payment_ends_at <= ${before}
      and not exists (
        select 1 from notice n where n.member_id = o.member_id and n.kind = 'payment-waits' and n.object = o.number)
    order by o.member_id, o.number limit ${limit}`);
