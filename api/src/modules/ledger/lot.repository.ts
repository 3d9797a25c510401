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
