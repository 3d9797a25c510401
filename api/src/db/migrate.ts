import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { only } from './rows';
import { sqlState } from './sql-state';
import type { Tx } from './tx';
import type { Migration } from './migration-files';
import { makeRecord, readRecord, record, recordChecksums, refuseOthers } from './migration-record';

const lockKey = 7_065_677;
/** How often a process asks whether another one is done with its migrations. */
const askAgainMs = 100;
/** First line of a migration that runs outside of a transaction. */
const noTransaction = '-- no transaction\n';

/** How long migrations wait for locks, in milliseconds. */
export interface LockTimes {
  /** Calls queue behind a migration that waits. Default 5 s, the longest statement of a call. */
  lockMs?: number;
  /** What is built beside the calls waits for their transactions and holds up nobody. Default 60 s. */
  besideMs?: number;
}

/**
 * Applies what is not yet recorded, in order and each once, while no other process does, so that processes that start together
 * do not collide. Each migration is a transaction of its own, with its record; one whose first line is `-- no transaction` runs
 * statement by statement, for indexes that are built beside the calls, and must bear to be run again after it was broken off.
 * Returns the names that were applied. Rejects with the name of the migration that failed or waited too long for a lock; and before it
 * applies anything when what was applied is not what these are, as `refuseOthers` says.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[],
  { lockMs = 5000, besideMs = 60_000 }: LockTimes = {},
): Promise<string[]> {
  return db.alone(async (one) => {
    // A migration may take longer than a statement of a call.
    await one.run(sql`set statement_timeout = 0`);
    await takeTurn(one);
    await makeRecord(one);
    const done = await readRecord(one);
    refuseOthers(done, migrations);
    await recordChecksums(one, done, migrations);
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) {
      const isBeside = migration.text.startsWith(noTransaction);
      await one.script(`set lock_timeout = ${isBeside ? besideMs : lockMs}`);
      try {
        await (isBeside ? applyBeside(one, migration) : one.transaction((tx) => apply(tx, migration)));
      } catch (error) {
        throw failure(migration, error);
      }
    }
    await one.script('reset lock_timeout; reset statement_timeout');
    await one.run(sql`select pg_advisory_unlock(${lockKey}::bigint)`);
    return missing.map(({ name }) => name);
  });
}

/**
 * Rejects unless exactly these migrations were applied, and changes nothing: for commands that look at a database which a
 * program of another version may be using.
 */
export async function requireMigrated(db: Tx, migrations: readonly Migration[]): Promise<void> {
  const [{ isThere } = { isThere: false }] = await db.rows<{ isThere: boolean }>(
    sql`select to_regclass('migration') is not null as "isThere"`,
  );
  const done = isThere ? await readRecord(db) : new Map<string, null>();
  refuseOthers(done, migrations);
  const missing = migrations.find(({ name }) => !done.has(name));
  if (missing !== undefined)
    throw new Error(
      `The database is older than this program: ${missing.name} was not applied to it. Start the API of this version first, which does that, or use this command in its own version.`,
    );
}

/** Waits by asking again: who waits inside of a statement is waited for by an index that is built beside the calls. */
async function takeTurn(one: Tx): Promise<void> {
  const ask = async (): Promise<boolean> =>
    only(
      await one.rows<{ isMine: boolean }>(sql`select pg_try_advisory_lock(${lockKey}::bigint) as "isMine"`),
    ).isMine;
  while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, askAgainMs));
}

async function apply(tx: Tx, migration: Migration): Promise<void> {
  await tx.script(migration.text);
  await record(tx, migration);
}

/** Several statements at once would be a transaction. */
async function applyBeside(one: Tx, migration: Migration): Promise<void> {
  for (const statement of migration.text.split(/;\s*$/m))
    if (statement.trim() !== '') await one.script(statement);
  await record(one, migration);
}

/** The driver's error with the migration's name, and its state. */
function failure({ name }: Migration, cause: unknown): Error {
  const state = sqlState(cause);
  const reason =
    state === '55P03'
      ? 'gave up, because it waited too long for a lock. Nothing of it was kept but what it built beside the calls; start again when nobody holds the table'
      : `failed: ${cause instanceof Error ? cause.message : String(cause)}`;
  return Object.assign(new Error(`Migration ${name} ${reason}`, { cause }), { code: state });
}
