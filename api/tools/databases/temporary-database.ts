import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pokuHome } from '@poku/tooling';
import type { Database } from '../../src/db/database';
import { migrate } from '../../src/db/migrate';
import { apiMigrations } from '../../src/db/open';
import { openPostgres, type PoolSettings } from '../../src/db/postgres';
import { openEmbedded } from '../../src/db/template';

/**
 * An empty database with the API's tables: a new one on the server of `DATABASE_URL`, or the embedded one in memory.
 * @param settings of the pool on a server; statements have no limit of time there unless told otherwise. `waitsForDisk` false: commits
 * are as safe as the server's process, not as its machine
 */
export async function temporaryDatabase(
  serverUrl = process.env.DATABASE_URL,
  { waitsForDisk = true, ...settings }: PoolSettings & { waitsForDisk?: boolean } = {},
): Promise<{ db: Database; url: string | undefined; drop: () => Promise<void> }> {
  const migrations = apiMigrations();
  if (serverUrl === undefined || serverUrl === '') {
    const place = { cacheDir: join(pokuHome(), 'cache'), dataDir: 'memory://', migrations };
    const db = await openEmbedded(place);
    return { db, url: undefined, drop: () => db.close() };
  }
  const name = `poku_temporary_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl, { maximum: 1, statementMs: 0 });
  await server.script(`create database ${name}`);
  if (!waitsForDisk) await server.script(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, { statementMs: 0, ...settings });
  await migrate(db, migrations);
  return {
    db,
    url: url.href,
    async drop() {
      await db.close();
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
