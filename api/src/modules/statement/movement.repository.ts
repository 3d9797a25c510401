import { sql, type SQL } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { MovementKind } from './wording';

/** What changed a member's own points, with all that says why. */
export interface MovementRow extends Row {
  kind: MovementKind;
  occurred_at: Date;
  /** Below 0 when points went. */
  points: number;
  /** The transaction's number; null when there is none. */
  number: string | null;
  /** Of an earning: who gave the points, and for what. */
  partner_name: string | null;
  description: string | null;
  /** Of a purchase: the coupon, its brand and how many. */
  coupon: string | null;
  brand: string | null;
  quantity: number | null;
}

/** Own points, those that a purchase has reserved too: a hold takes none away, and its end alone decides. */
export const moved = (memberId: string): SQL => sql`
  select e.journal_id, sum(e.amount)::bigint as points
  from ledger_account a join ledger_entry e on e.account_id = a.id
  where a.asset = 'POKU' and a.member_id = ${memberId} and a.purpose in ('available', 'held')
  group by e.journal_id having sum(e.amount) <> 0`;

/** A journal, looked up one by one: the fence keeps many from reading the whole table. */
export const journalOf = (id: SQL): SQL =>
  sql`cross join lateral (select * from ledger_journal where id = ${id} offset 0) j`;

/** A purchase by the hold of its own points, looked up in the same way. */
export const orderOf = (hold: SQL): SQL => sql`
  left join lateral (select order_id from order_leg where hold_id = ${hold} offset 0) leg on true
  left join lateral (select * from purchase_order where id = leg.order_id offset 0) o on true
  left join voucher v on v.id = o.voucher_id
  left join brand b on b.id = v.brand_id`;

/** The movements of a period, the first first, those of one moment as they were booked. */
export const listMovements = (
  tx: Tx,
  memberId: string,
  { from, until }: { from: Date; until: Date },
): Promise<MovementRow[]> =>
  tx.rows<MovementRow>(sql`
    with named as (
      select j.id, j.kind, j.occurred_at, moved.points,
        case when j.kind in ('capture', 'reverse') then j.reference
          when j.kind = 'repay' and j.reference like 'void:%' then substr(j.reference, 6) end as hold,
        case when j.kind in ('earn', 'take-back') then split_part(j.reference, ':', 1)
          when j.kind = 'repay' and j.reference like 'earn:%' then split_part(j.reference, ':', 2)
          when j.kind in ('expire', 'reopen') then (
            select split_part(first.reference, ':', 1)
            from ledger_lot l join ledger_journal first on first.id = l.journal_id
            where l.id = split_part(j.reference, ':', 1)::bigint) end as source
      from (${moved(memberId)}) moved ${journalOf(sql`moved.journal_id`)}
      where j.occurred_at >= ${from} and j.occurred_at < ${until})
    select n.kind, n.occurred_at, n.points, coalesce(o.number, n.source) as number, p.name as partner_name, r.description,
      v.name as coupon, b.name as brand, o.quantity
    from named n
    left join lateral (select * from earn_record where number = n.source offset 0) r on true
    left join partner p on p.id = r.partner_id
    ${orderOf(sql`n.hold`)}
    order by n.occurred_at, n.id`);

/** Own points before a moment, by the entries of the books. */
export async function pointsBefore(tx: Tx, memberId: string, moment: Date): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`
    select coalesce(sum(moved.points), 0)::bigint as points
    from (${moved(memberId)}) moved ${journalOf(sql`moved.journal_id`)}
    where j.occurred_at < ${moment}`);
  return only(rows).points;
}

/** When own points of a member moved for the first time; null for never. */
export async function firstMovement(tx: Tx, memberId: string): Promise<Date | null> {
  const rows = await tx.rows<{ at: Date | null }>(sql`
    select min(j.occurred_at) as at from (${moved(memberId)}) moved ${journalOf(sql`moved.journal_id`)}`);
  return only(rows).at;
}
