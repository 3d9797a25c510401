import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Points to set aside. */
export interface NewHold {
  /** Unique among holds; the same one again changes nothing. */
  id: string;
  memberId: string;
  /** Above 0. */
  points: number;
  at: Date;
}

/*
 * The books are written by functions of the database alone (migration 0031), each of which locks the member's accounts first.
 */

/**
 * Takes points out of the lots that have not ended, earliest end first (D37), and keeps what each lot gave. False, with nothing
 * changed, when there are fewer points; true for a hold that exists already.
 */
export async function insertHold(tx: Tx, { id, memberId, points, at }: NewHold): Promise<boolean> {
  const rows = await tx.rows<{ held: boolean }>(
    sql`select ledger_hold(${id}, ${memberId}, ${points}, ${at}) as held`,
  );
  return only(rows).held;
}

/**
 * Sets points aside and spends them at once: a hold that is captured. Returns the points left to spend, also when it was spent
 * before; undefined, with nothing changed, when there are fewer points.
 */
export async function insertSpent(
  tx: Tx,
  { id, memberId, points, at }: NewHold,
): Promise<number | undefined> {
  const rows = await tx.rows<{ left: number | null }>(
    sql`select ledger_spend(${id}, ${memberId}, ${points}, ${at}) as left`,
  );
  return only(rows).left ?? undefined;
}

/** Spends a hold that is still held; any other stays as it is. Rejects for an unknown one. */
export async function captureHold(tx: Tx, holdId: string, now: Date): Promise<void> {
  await tx.rows(sql`select ledger_capture(${holdId}, ${now})::text`);
}

/** Gives a hold that is still held back to its lots; any other stays as it is. Rejects for an unknown one. */
export async function voidHold(tx: Tx, holdId: string, now: Date): Promise<void> {
  await tx.rows(sql`select ledger_void(${holdId}, ${now})::text`);
}

/**
 * Gives a hold that was captured back to its lots: the mirror image of its capture, then its void. Any other hold stays
 * as it is. Rejects for an unknown one.
 */
export async function refundHold(tx: Tx, holdId: string, now: Date): Promise<void> {
  await tx.rows(sql`select ledger_refund(${holdId}, ${now})::text`);
}
