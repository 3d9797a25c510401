import { readFile } from 'node:fs/promises';
import { readApiConfig } from '../../api/src/config/env';
import { apiFolder, apiMigrations, openDatabase } from '../../api/src/db/open';
import { importCoupons } from '../../api/src/modules/catalogue/import';
import { runAsOperator } from '../../api/src/modules/security/command';
import { createClock } from '../../api/src/ports/clock';

/**
 * `npm run coupons:import -- <file.json>`: puts the coupons of a file into the catalogue, all of them or none (docs/settings.md).
 * Takes the settings of the API; the embedded database must not be in use. Leaves with code 1 when nothing was imported.
 */
try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Which file? npm run coupons:import -- <file.json>');
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
    const { added, changed } = await runAsOperator(deps, 'coupons:import', () => importCoupons(db, content));
    console.log(`${added} coupons added, ${changed} changed`);
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
