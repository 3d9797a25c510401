import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** The asset of the product's own points. */
export const ownAsset = 'POKU';

/**
 * Locks a member's accounts until the transaction ends, and opens them where they are missing; every change of a member's points
 * starts with it, before any lock on an order or on stock, so that two transactions never wait for each other in a circle. Lots
 * and holds are read by a later statement, which sees what was committed while this one waited.
 */
export async function lockAccounts(tx: Tx, memberId: string): Promise<void> {
  await tx.rows(sql`select available from ledger_lock(${memberId})`);
}
