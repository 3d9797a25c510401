import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { only, sqlState, type Database, type Tx } from './database';

/** One numbered file of a migrations folder. */
export interface Migration {
  name: string;
  text: string;
}

/** Reads `NNNN-*.sql` of a folder in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** A short fingerprint of the migrations, the name of the cached template that holds their result. */
export function fingerprint(migrations: readonly Migration[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of migrations) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

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
 * Returns the names that were applied. Rejects with the name of the migration that failed or waited too long for a lock, and
 * when the database has a migration that is none of these: then it is newer than the program.
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
    await one.run(sql`create table if not exists migration (name text primary key)`);
    const done = await appliedNames(one);
    refuseNewer(done, migrations);
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
  const done = isThere ? await appliedNames(db) : new Set<string>();
  refuseNewer(done, migrations);
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

const appliedNames = async (tx: Tx): Promise<Set<string>> =>
  new Set((await tx.rows<{ name: string }>(sql`select name from migration`)).map(({ name }) => name));

function refuseNewer(done: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0)
    throw new Error(
      `The database is newer than this program, which does not know ${unknown.join(', ')}. Start the newer program, or take the database back first (docs/operators.md).`,
    );
}

async function apply(tx: Tx, { name, text }: Migration): Promise<void> {
  await tx.script(text);
  await record(tx, name);
}

/** Several statements at once would be a transaction. */
async function applyBeside(one: Tx, { name, text }: Migration): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) if (statement.trim() !== '') await one.script(statement);
  await record(one, name);
}

const record = (tx: Tx, name: string): Promise<number> =>
  tx.run(sql`insert into migration (name) values (${name})`);

/** The driver's error with the migration's name, and its state. */
function failure({ name }: Migration, cause: unknown): Error {
  const state = sqlState(cause);
  const reason =
    state === '55P03'
      ? 'gave up, because it waited too long for a lock. Nothing of it was kept but what it built beside the calls; start again when nobody holds the table'
      : `failed: ${cause instanceof Error ? cause.message : String(cause)}`;
  return Object.assign(new Error(`Migration ${name} ${reason}`, { cause }), { code: state });
}
