import { randomBytes } from 'node:crypto';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { fingerprint, type Migration } from '../db/migration-files';
import { apiMigrations } from '../db/open';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { openEmbedded } from '../db/template';

declare global {
  /** Both given by `embedded-environment.cjs`. */
  var createEmbeddedDatabase: (options: PGliteOptions) => Promise<PGlite>;
  var spareEngines: Map<string, PGlite[]>;
}

/** Making a database, or hundreds of calls at once, takes seconds on a busy machine. */
const patienceMs = 60_000;
/** A test may do that several times, beside two others. Its own waits must end before this limit. */
const testMs = 3 * patienceMs;
jest.setTimeout(testMs);

/** What an embedded database runs on. */
const engines = new WeakMap<Database, PGlite>();
const openOn = async (engine: PGlite): Promise<Database> => {
  const db = await openPglite({ dataDir: 'memory://' }, () => Promise.resolve(engine));
  engines.set(db, engine);
  return db;
};

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
    let engine: PGlite | undefined;
    const db = await openEmbedded(place, async (options) => {
      engine = await globalThis.createEmbeddedDatabase(options);
      return engine;
    });
    if (engine) engines.set(db, engine);
    return db;
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

/** Databases by their migrations that test files are done with, each as they left it. */
let spare: Map<readonly Migration[], Database[]> | undefined;

/**
 * Lets the test files that are loaded into this one, and run one after the other, reuse each other's databases: making one takes
 * longer than many a file's tests. Call it outside of every test.
 *
 * @public the groups of `npm test` call it
 */
export function keepTestDatabases(): void {
  spare = new Map();
  afterAll(async () => {
    for (const [migrations, databases] of spare ?? [])
      for (const db of databases) {
        const engine = engines.get(db);
        const key = fingerprint(migrations);
        if (engine) spareEngines.set(key, [...(spareEngines.get(key) ?? []), engine]);
        else await db.close();
      }
    spare = undefined;
  });
}

/** A database, and whether it has rows of other tests. */
export interface TakenDatabase {
  readonly db: Database;
  readonly wasUsed: boolean;
}

/** Like `createTestDatabase`, or one with these migrations that another test file used. `leaveTestDatabase` gives it back. */
export async function takeTestDatabase(migrations: readonly Migration[]): Promise<TakenDatabase> {
  const handedOn = spare?.get(migrations)?.pop();
  if (handedOn) return { db: handedOn, wasUsed: true };
  const engine = spareEngines.get(fingerprint(migrations))?.pop();
  if (engine) return { db: await openOn(engine), wasUsed: true };
  return { db: await createTestDatabase(migrations), wasUsed: false };
}

/** Closes a taken database, or keeps it for other test files after `keepTestDatabases`. */
export async function leaveTestDatabase(db: Database, migrations: readonly Migration[]): Promise<void> {
  if (spare === undefined) return db.close();
  spare.set(migrations, [...(spare.get(migrations) ?? []), db]);
}
