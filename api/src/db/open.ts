import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { migrate, requireMigrated } from './migrate';
import { readMigrations, type Migration } from './migration-files';
import type { EmbeddedFactory } from './pglite';
import { openPostgres, type DatabaseRole, type PoolSettings } from './postgres';
import { openEmbedded, openEmbeddedAsItIs } from './template';

/** Migrations of the API. */
export const apiMigrations = (): Migration[] =>
  readMigrations(fileURLToPath(new URL('../../migrations', import.meta.url)));

/** Folder of the API's embedded database in the home. */
export const apiFolder = 'db';

/** Migrations of the sandbox partners. */
export const partnerMigrations = (): Migration[] =>
  readMigrations(fileURLToPath(new URL('../../migrations/partners', import.meta.url)));

/** Migrations of the sandbox billers. */
export const billerMigrations = (): Migration[] =>
  readMigrations(fileURLToPath(new URL('../../migrations/billers', import.meta.url)));

/** A server's address with a schema as the place of everything unqualified; makes the schema when it is not there. */
async function schemaUrl(url: string, schema: string): Promise<string> {
  const server = openPostgres(url, { maximum: 1 });
  try {
    await server.run(sql`create schema if not exists ${sql.identifier(schema)}`);
  } finally {
    await server.close();
  }
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return own.href;
}

/**
 * Opens a database with its migrations applied: the server at `url` (in `schema` when one is named), or without one the
 * embedded database in `<home>/<folder>`.
 */
export async function openDatabase(options: {
  url: string | undefined;
  home: string;
  cache: string;
  folder: string;
  schema?: string;
  migrations: readonly Migration[];
}): Promise<Database> {
  if (options.url === undefined) {
    return openEmbedded({
      cacheDir: options.cache,
      dataDir: join(options.home, options.folder),
      migrations: options.migrations,
    });
  }
  const { url, schema } = options;
  const address = schema === undefined ? url : await schemaUrl(url, schema);
  // A migration, or the wait for another process that migrates, may take longer than a statement of a call.
  const patient = openPostgres(address, { maximum: 1, statementMs: 0, pauseMs: 0 });
  try {
    await migrate(patient, options.migrations);
  } finally {
    await patient.close();
  }
  return openPostgres(address);
}

/** Databases of a process of the API, each with the rights of what it does. */
export interface ProcessDatabases {
  /** For calls. */
  calls: Database;
  /** For the worker's jobs. */
  jobs: Database;
  close(): Promise<void>;
}

/** Connections of the worker's jobs on a server. */
const jobConnections = 4;

/**
 * Opens the API's database for a process, with its migrations applied by whoever may: calls work as poku_api and jobs as poku_worker
 * (migration 0033). The embedded database has one connection, which works as poku_worker.
 */
export async function openProcessDatabases(
  place: ApiDatabasePlace & { cache: string; migrationsUrl: string | undefined },
): Promise<ProcessDatabases> {
  const { databaseUrl: url, migrationsUrl = url, home, cache } = place;
  const migrations = apiMigrations();
  const owned = await openDatabase({ url: migrationsUrl, home, cache, folder: apiFolder, migrations });
  if (url === undefined) {
    const role: DatabaseRole = 'poku_worker';
    await owned.script(`set role ${role}`);
    return { calls: owned, jobs: owned, close: () => owned.close() };
  }
  await owned.close();
  const calls = openPostgres(url, { role: 'poku_api' });
  const jobs = openPostgres(url, { role: 'poku_worker', maximum: jobConnections });
  return {
    calls,
    jobs,
    async close() {
      await Promise.all([calls.close(), jobs.close()]);
    },
  };
}

/** Where the API's database is, by its settings. */
export interface ApiDatabasePlace {
  databaseUrl: string | undefined;
  home: string;
}

/**
 * Opens the API's database as it is, for operators' commands: no command changes what programs of another version run on. Rejects
 * when it is not there, and when it is older or newer than this program.
 * @param settings of the pool on a server
 * @param start makes the embedded engine; tests pass their own
 */
export async function openApiDatabase(
  { databaseUrl, home }: ApiDatabasePlace,
  settings: PoolSettings = {},
  start?: EmbeddedFactory,
): Promise<Database> {
  const db =
    databaseUrl === undefined
      ? await openEmbeddedAsItIs(join(home, apiFolder), start)
      : openPostgres(databaseUrl, settings);
  return closedOnFailure(db, () => requireMigrated(db, apiMigrations()));
}

/** The database after `work`; closes it when that rejects. */
async function closedOnFailure(db: Database, work: () => Promise<unknown>): Promise<Database> {
  try {
    await work();
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
