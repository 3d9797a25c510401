import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** More than the memory that a statement is given for it, so that it is written to the disk. */
const spillRows = 2000;

/** Whether the database takes writing: not in recovery, and no default of read-only. */
export async function isWritable(tx: Tx): Promise<boolean> {
  const rows = await tx.rows<{ is_writable: boolean }>(sql`
    select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_writable`);
  return only(rows).is_writable;
}

/**
 * Has the server write some 250 KB to its disk and forget them, outside of every table and of its log. Rejects when the disk
 * takes no more. Changes a setting of the transaction.
 */
export async function writeToDisk(tx: Tx): Promise<void> {
  await tx.run(sql`set local work_mem = '64kB'`);
  await tx.rows(sql`
    with spilled as materialized (select repeat(md5(n::text), 4) as text from generate_series(1, ${spillRows}::int) n)
    select count(*) from spilled`);
}

/** The time of the database's machine. */
export async function databaseTime(tx: Tx): Promise<Date> {
  // As a number: both drivers read it the same way.
  const rows = await tx.rows<{ ms: number }>(sql`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms`);
  return new Date(only(rows).ms);
}
