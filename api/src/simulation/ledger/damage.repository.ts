import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** How large the books are. */
export async function countBooks(tx: Tx): Promise<{ journals: number; entries: number }> {
  return only(
    await tx.rows<{ journals: number; entries: number }>(sql`
    select (select count(*) from ledger_journal) as journals, (select count(*) from ledger_entry) as entries`),
  );
}

/** Makes a journal give one unit more than it takes, with the triggers that guard the books switched off. */
export async function breakJournal(tx: Tx, journalId: number): Promise<void> {
  await tx.script('alter table ledger_entry disable trigger user');
  await tx.run(sql`
    update ledger_entry set amount = amount + 1
    where id = (select min(id) from ledger_entry where journal_id = ${journalId} and amount > 0)`);
  await tx.script('alter table ledger_entry enable trigger user');
}
