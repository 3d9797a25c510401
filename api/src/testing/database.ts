import { randomBytes } from 'node:crypto';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import type { Migration } from '../db/migration-files';
import { apiMigrations } from '../db/open';
import { openPostgres } from '../db/postgres';
import { openEmbedded } from '../db/template';

declare global {
  /** Given by `embedded-environment.cjs`. */
  var createEmbeddedDatabase: (options: PGliteOptions) => Promise<PGlite>;
}

/** Making a database, or hundreds of calls at once, takes seconds on a busy machine. */
const patienceMs = 60_000;
/** A test may do that several times, beside two others. It ends by its own waiting, and not by this. */
const testMs = 3 * patienceMs;
jest.setTimeout(testMs);

/**
 * A database of its own with the migrations applied: on the server of DATABASE_URL a new one with a random name, which
 * closing drops; without it an embedded one in memory.
 */
export async function createTestDatabase(
  migrations: readonly Migration[] = apiMigrations(),
): Promise<Database> {
  const { cache, databaseUrl } = readApiConfig(process.env);
  if (databaseUrl === undefined) {
    const place = { cacheDir: cache, dataDir: 'memory://', migrations };
    return openEmbedded(place, globalThis.createEmbeddedDatabase);
  }
  const name = `poku_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(databaseUrl, { maximum: 1, statementMs: 0 });
  await server.run(sql`create database ${sql.identifier(name)}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  // Hundreds of calls at once wait for each other, and a busy machine is no failure.
  const db = openPostgres(url.href, {
    callMs: patienceMs,
    connectMs: patienceMs,
    lockMs: patienceMs,
    statementMs: patienceMs,
  });
  await migrate(db, migrations);
  return {
    ...db,
    async close() {
      await db.close();
      await server.run(sql`drop database ${sql.identifier(name)} with (force)`);
      await server.close();
    },
  };
}

/** Databases by their migrations, each as it was made, that test files are done with. */
let spare: Map<readonly Migration[], Database[]> | undefined;

/**
 * Lets the test files that are loaded into this one, and run one after the other, hand on their databases: making one takes
 * longer than many a file's tests. Call it outside of every test.
 *
 * @public the groups of `npm test` call it
 */
export function keepTestDatabases(): void {
  spare = new Map();
  afterAll(async () => {
    await Promise.all([...(spare?.values() ?? [])].flat().map((db) => db.close()));
    spare = undefined;
  });
}

/** As `createTestDatabase`, or one of these migrations that was handed on. `leaveTestDatabase` ends it. */
export const takeTestDatabase = async (migrations: readonly Migration[]): Promise<Database> =>
  spare?.get(migrations)?.pop() ?? createTestDatabase(migrations);

/** Ends a database that was taken. It is handed on when that is on and `empty` made it as it was at first. */
export async function leaveTestDatabase(
  db: Database,
  migrations: readonly Migration[],
  empty: (db: Database) => Promise<void>,
): Promise<void> {
  if (spare === undefined) return db.close();
  await empty(db);
  spare.set(migrations, [...(spare.get(migrations) ?? []), db]);
}
