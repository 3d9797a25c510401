import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { ownAsset } from './journal.repository';

/** A lot of points with what is left of it. */
export interface Lot {
  id: number;
  remaining: number;
  expires_at: Date;
}

/**
 * Books points that came in as a lot of their own. Returns the journal, or undefined with nothing changed when there is an
 * earning with this reference.
 */
export async function insertLot(
  tx: Tx,
  lot: { memberId: string; points: number; reference: string; at: Date; expiresAt: Date },
): Promise<number | undefined> {
  const { memberId, points, reference, at, expiresAt } = lot;
  const rows = await tx.rows<{ id: number | null }>(
    sql`select ledger_earn(${memberId}, ${points}, ${reference}, ${at}, ${expiresAt}) as id`,
  );
  return only(rows).id ?? undefined;
}

/** Points to take back. */
export interface TakeBack {
  memberId: string;
  /** Above 0. */
  points: number;
  /** References of the earnings that gave them, and of what was taken back of those before. */
  earnings: readonly string[];
  /** Unique among what is taken back. */
  reference: string;
  at: Date;
}

/**
 * Takes points of earlier earnings back: from their own lots first, then from the member's others; what is missing becomes a debt.
 * What ended before is not asked for. Gives what was taken and what is owed now; undefined, with nothing changed, for a repeat.
 */
export async function takeFromLots(
  tx: Tx,
  { memberId, points, earnings, reference, at }: TakeBack,
): Promise<{ taken: number; owed: number } | undefined> {
  const row = only(
    await tx.rows<{ taken: number | null; owed: number | null }>(sql`
      select taken, owed
      from ledger_take_back(${memberId}, ${points}, ${sql.param(earnings)}::text[], ${reference}, ${at})`),
  );
  return row.taken === null || row.owed === null ? undefined : { taken: row.taken, owed: row.owed };
}

/** Points that a member owes: taken back after they had been spent (D64). */
export async function owedPoints(tx: Tx, memberId: string): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`
    select coalesce(sum(balance), 0)::bigint as points from ledger_account
    where asset = ${ownAsset} and member_id = ${memberId} and purpose = 'debt'`);
  return only(rows).points;
}

/** Takes what is left of ended lots out of the balance, a journal for each. Returns the points that ended. */
export async function endLots(tx: Tx, memberId: string, now: Date): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`select ledger_expire(${memberId}, ${now}) as points`);
  return only(rows).points;
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

/** Lots that have ended with something left, their points, and the points of all lots. */
export async function endedShare(
  tx: Tx,
  now: Date,
): Promise<{ lots: number; points: number; allPoints: number }> {
  const rows = await tx.rows<{ lots: number; points: number; all_points: number }>(sql`
    select count(*) filter (where expires_at <= ${now}) as lots,
      coalesce(sum(remaining) filter (where expires_at <= ${now}), 0)::bigint as points,
      coalesce(sum(remaining), 0)::bigint as all_points
    from ledger_lot where remaining > 0`);
  const { lots, points, all_points: allPoints } = only(rows);
  return { lots, points, allPoints };
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
