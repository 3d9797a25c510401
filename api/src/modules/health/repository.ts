import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/** Answers when the database does; rejects otherwise. */
export async function ping(tx: Tx): Promise<void> {
  await tx.rows(sql`select 1`);
}
