import { readFile } from 'node:fs/promises';
import { readApiConfig } from '../../api/src/config/env';
import type { Database } from '../../api/src/db/database';
import { apiFolder, apiMigrations, openDatabase } from '../../api/src/db/open';
import { runAsOperator } from '../../api/src/modules/security/command';
import { createClock } from '../../api/src/ports/clock';

/** What is there to import with. */
interface ImportDeps {
  readonly db: Database;
  readonly clock: ReturnType<typeof createClock>;
}

/**
 * Puts what a file of JSON has into the database, all of it or nothing; migrates a database that is older.
 * @param what is imported, as the command is called
 */
export const importFile = async (
  what: string,
  file: string,
  put: (deps: ImportDeps, content: unknown) => Promise<{ readonly added: number; readonly changed: number }>,
): Promise<void> => {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { databaseUrl, home, cache } = readApiConfig(process.env);
  const db = await openDatabase({
    url: databaseUrl,
    home,
    cache,
    folder: apiFolder,
    migrations: apiMigrations(),
  });
  try {
    const deps = { db, clock: createClock() };
    const { added, changed } = await runAsOperator(deps, `${what} import`, () => put(deps, content));
    console.log(`${added} ${what} added, ${changed} changed`);
  } finally {
    await db.close();
  }
};
