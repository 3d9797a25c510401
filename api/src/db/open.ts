import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Database } from './database';
import { migrate, readMigrations, type Migration } from './migrate';
import { openPostgres } from './postgres';
import { openEmbedded } from './template';

/** Migrations of the API. */
export const apiMigrations = (): Migration[] =>
  readMigrations(fileURLToPath(new URL('../../migrations', import.meta.url)));

/** Migrations of the sandbox partners. */
export const partnerMigrations = (): Migration[] =>
  readMigrations(fileURLToPath(new URL('../../migrations/partners', import.meta.url)));

/**
 * Opens a database with its migrations applied: the server at `url`, or without one the embedded database in
 * `<home>/<folder>`.
 */
export async function openDatabase(options: {
  url: string | undefined;
  home: string;
  folder: string;
  migrations: readonly Migration[];
}): Promise<Database> {
  if (options.url === undefined) {
    return openEmbedded({
      cacheDir: join(options.home, 'cache'),
      dataDir: join(options.home, options.folder),
      migrations: options.migrations,
    });
  }
  const db = openPostgres(options.url);
  await migrate(db, options.migrations);
  return db;
}
