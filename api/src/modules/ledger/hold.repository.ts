import { sql } from 'drizzle-orm';
import { first, type Tx } from '../../db/database';
import { ownAsset } from './journal.repository';

/** A hold that has just been ended. */
export interface EndedHold {
  memberId: string;
  amount: number;
}

/** Stores a hold with the lots its points came from. */
export async function insertHold(
  tx: Tx,
  hold: { id: string; memberId: string; amount: number; now: Date; lots: { id: number; amount: number }[] },
): Promise<void> {
  await tx.run(sql`
    insert into ledger_hold (id, member_id, asset, amount, state, created_at)
    values (${hold.id}, ${hold.memberId}, ${ownAsset}, ${hold.amount}, 'held', ${hold.now})`);
  await tx.run(sql`
    insert into ledger_hold_lot (hold_id, lot_id, amount)
    select ${hold.id}, lot.id, lot.amount
    from jsonb_to_recordset(${JSON.stringify(hold.lots)}::jsonb) as lot (id bigint, amount bigint)`);
}

/** Member of a hold, to lock the accounts before the hold. */
export async function holdMember(tx: Tx, holdId: string): Promise<string | undefined> {
  return first(
    await tx.rows<{ member_id: string }>(sql`
    select member_id from ledger_hold where id = ${holdId}`),
  )?.member_id;
}

/** Ends a hold that is still held; undefined when it was ended before. */
export async function endHold(
  tx: Tx,
  holdId: string,
  state: 'captured' | 'voided',
  now: Date,
): Promise<EndedHold | undefined> {
  const row = first(
    await tx.rows<{ member_id: string; amount: number }>(sql`
    update ledger_hold set state = ${state}, ended_at = ${now} where id = ${holdId} and state = 'held'
    returning member_id, amount`),
  );
  return row && { memberId: row.member_id, amount: row.amount };
}

/** Puts the points of a hold back into the lots they came from. */
export async function restoreLots(tx: Tx, holdId: string): Promise<void> {
  await tx.run(sql`
    update ledger_lot set remaining = remaining + taken.amount
    from ledger_hold_lot taken where taken.hold_id = ${holdId} and taken.lot_id = ledger_lot.id`);
}
