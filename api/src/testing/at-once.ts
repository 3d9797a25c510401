import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Waits, on a server, until a connection of this database waits for a lock; embedded there is only one. */
export async function someoneWaits(db: Database): Promise<void> {
  if (!process.env.DATABASE_URL) return;
  const waiting = () =>
    db.rows(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  while ((await waiting()).length === 0);
}

/** A database that counts its transactions, and how often one was tried again since it lost a deadlock. */
export function countRepeats(db: Database): { db: Database; repeats: () => number } {
  let asked = 0;
  let tried = 0;
  const transaction: Database['transaction'] = (work) => {
    asked += 1;
    return db.transaction((tx) => {
      tried += 1;
      return work(tx);
    });
  };
  return { db: { ...db, transaction }, repeats: () => tried - asked };
}
