import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { journalOf, orderOf } from './movement.repository';

/*
 * What the books said before a moment, by their journals alone: accounts, lots and holds say what is now.
 */

/** A purchase that has reserved own points and is not over. */
export interface HeldRow extends Row {
  occurred_at: Date;
  points: number;
  number: string | null;
  coupon: string | null;
  brand: string | null;
  quantity: number | null;
}

/** Purchases with own points reserved, the first first. */
export const heldBefore = (tx: Tx, memberId: string, moment: Date): Promise<HeldRow[]> =>
  tx.rows<HeldRow>(sql`
    select held.occurred_at, held.points, o.number, v.name as coupon, b.name as brand, o.quantity
    from (
      select j.reference as hold, min(j.id) as id, min(j.occurred_at) as occurred_at, sum(e.amount)::bigint as points
      from ledger_account a join ledger_entry e on e.account_id = a.id ${journalOf(sql`e.journal_id`)}
      where a.asset = 'POKU' and a.member_id = ${memberId} and a.purpose = 'held' and j.occurred_at < ${moment}
      group by j.reference having sum(e.amount) <> 0) held
    ${orderOf(sql`held.hold`)}
    order by held.occurred_at, held.id`);

/** Points that the member owed. */
export async function owedBefore(tx: Tx, memberId: string, moment: Date): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`
    select coalesce(sum(e.amount), 0)::bigint as points
    from ledger_account a join ledger_entry e on e.account_id = a.id ${journalOf(sql`e.journal_id`)}
    where a.asset = 'POKU' and a.member_id = ${memberId} and a.purpose = 'debt' and j.occurred_at < ${moment}`);
  return only(rows).points;
}

/** Points that end together. */
export interface EndRow extends Row {
  ends_at: Date;
  points: number;
}

/** What was left of lots that end before `endsBefore`, the earliest end first; what is reserved is in none of them. */
export const endsAfter = (tx: Tx, memberId: string, moment: Date, endsBefore: Date): Promise<EndRow[]> =>
  tx.rows<EndRow>(sql`
    with move as (
      select j.kind, j.reference, j.detail, e.amount
      from ledger_account a join ledger_entry e on e.account_id = a.id ${journalOf(sql`e.journal_id`)}
      where a.asset = 'POKU' and a.member_id = ${memberId} and a.purpose = 'available' and j.occurred_at < ${moment}),
    part as (
      select (detail ->> 'lot')::bigint as lot, amount from move where kind = 'earn'
      union all
      select (pair ->> 0)::bigint, -(pair ->> 1)::bigint from move, jsonb_array_elements(detail -> 'lots') pair
        where kind in ('hold', 'take-back', 'repay')
      union all
      select (pair ->> 0)::bigint, (pair ->> 1)::bigint
        from move join ledger_journal hold on hold.kind = 'hold' and hold.reference = move.reference,
          jsonb_array_elements(hold.detail -> 'lots') pair
        where move.kind = 'void'
      union all
      select split_part(reference, ':', 1)::bigint, amount from move where kind in ('expire', 'reopen'))
    select timestamptz 'epoch' + lot.ends * interval '1 microsecond' as ends_at, sum(part.amount)::bigint as points
    from (select (detail ->> 'lot')::bigint as id, (detail ->> 'ends')::bigint as ends from move where kind = 'earn') lot
    join part on part.lot = lot.id
    where lot.ends < ledger_micros(${endsBefore})
    group by lot.ends having sum(part.amount) <> 0 order by lot.ends`);

/** Has all that follows in the transaction read the books as they are at its first statement; the first of it. */
export const readOneState = async (tx: Tx): Promise<void> => {
  await tx.script('set transaction isolation level repeatable read, read only');
};
