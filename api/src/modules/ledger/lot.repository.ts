import { sql } from 'drizzle-orm';
import { only, type Tx } from '../../db/database';
import { ownAsset } from './journal.repository';

/** A lot of points with what is left of it. */
export interface Lot {
  id: number;
  remaining: number;
  expires_at: Date;
}

/** Adds a lot to an account. */
export async function insertLot(
  tx: Tx,
  lot: { accountId: number; journalId: number; amount: number; expiresAt: Date },
): Promise<void> {
  await tx.run(sql`
    insert into ledger_lot (account_id, journal_id, original, remaining, expires_at)
    values (${lot.accountId}, ${lot.journalId}, ${lot.amount}, ${lot.amount}, ${lot.expiresAt})`);
}

/** Lots with points left, earliest end first (D37); the caller holds the account's lock. */
export const openLots = (tx: Tx, accountId: number): Promise<Lot[]> =>
  tx.rows<Lot & Record<string, unknown>>(sql`
    select id, remaining, expires_at from ledger_lot
    where account_id = ${accountId} and remaining > 0 order by expires_at, id`);

/** Takes points out of a lot. */
export async function takeFromLot(tx: Tx, lotId: number, amount: number): Promise<void> {
  await tx.run(sql`update ledger_lot set remaining = remaining - ${amount}::bigint where id = ${lotId}`);
}

/** A member's lots that have not ended, earliest end first. */
export const memberLots = (tx: Tx, memberId: string, now: Date): Promise<Lot[]> =>
  tx.rows<Lot & Record<string, unknown>>(sql`
    select l.id, l.remaining, l.expires_at from ledger_lot l join ledger_account a on a.id = l.account_id
    where a.asset = ${ownAsset} and a.member_id = ${memberId} and l.remaining > 0 and l.expires_at > ${now}
    order by l.expires_at, l.id`);

/** Points a member can spend now: what is left in lots that have not ended. */
export async function spendablePoints(tx: Tx, memberId: string, now: Date): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`
    select coalesce(sum(l.remaining), 0)::bigint as points
    from ledger_lot l join ledger_account a on a.id = l.account_id
    where a.asset = ${ownAsset} and a.member_id = ${memberId} and l.remaining > 0 and l.expires_at > ${now}`);
  return only(rows).points;
}

/** Members with something left in ended lots, by id; a group of `limit` after the member `after`. */
export async function membersWithEndedLots(
  tx: Tx,
  now: Date,
  group: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx.rows<{ member_id: string }>(sql`
    select distinct a.member_id from ledger_lot l join ledger_account a on a.id = l.account_id
    where l.remaining > 0 and l.expires_at <= ${now} and a.member_id > ${group.after}
    order by a.member_id limit ${group.limit}`);
  return rows.map((row) => row.member_id);
}
