/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readApiConfig } from '../config/env';
import { createTestDatabase } from '../testing/database';
import type { Database } from './database';
import { apiFolder, apiMigrations, openApiDatabase } from './open';
import { openPglite } from './pglite';
import { openEmbedded } from './template';

const { cache: cacheDir, databaseUrl } = readApiConfig(process.env);
const start = globalThis.createEmbeddedDatabase;
const oneBefore = apiMigrations().slice(0, -1);
const last = apiMigrations().at(-1)?.name ?? '';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'poku-home-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Names of the migrations that a database has. */
const namesIn = async (db: Database): Promise<string[]> =>
  (await db.rows<{ name: string }>(sql`select name from migration order by name`)).map(({ name }) => name);

test('the embedded database counts the statements that changed rows, and no others', async () => {
  const db = await openPglite({ dataDir: 'memory://' }, start);
  const changesOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = db.changes?.() ?? NaN;
    await work();
    return (db.changes?.() ?? NaN) - before;
  };
  expect(await changesOf(() => db.script('create table thing (n int)'))).toBe(1);
  expect(await changesOf(() => db.run(sql`insert into thing values (1), (2)`))).toBe(1);
  expect(await changesOf(() => db.rows(sql`select * from thing`))).toBe(0);
  expect(await changesOf(() => db.rows(sql`update thing set n = 3 where n = 9 returning n`))).toBe(0);
  expect(await changesOf(() => db.transaction((tx) => tx.rows(sql`delete from thing returning n`)))).toBe(1);
  await db.close();
});

test('a command does not make a database that is not there', async () => {
  const place = { databaseUrl: undefined, home: join(home, 'nothing') };
  await expect(openApiDatabase(place, {}, start)).rejects.toThrow('There is no database in');
  expect(existsSync(place.home)).toBe(false);
});

test('a command refuses an older embedded database, leaves it as it is and does not keep it', async () => {
  const place = { databaseUrl: undefined, home: join(home, 'embedded') };
  const dataDir = join(place.home, apiFolder);
  const older = { cacheDir, dataDir, migrations: oneBefore };
  await (await openEmbedded(older, start)).close();
  for (let turn = 0; turn < 2; turn += 1)
    await expect(openApiDatabase(place, {}, start)).rejects.toThrow(`${last} was not applied`);
  const before = await openEmbedded(older, start);
  expect(await namesIn(before)).toEqual(oneBefore.map(({ name }) => name));
  await before.close();
  await (await openEmbedded({ ...older, migrations: apiMigrations() }, start)).close();
  const db = await openApiDatabase(place, {}, start);
  expect(await namesIn(db)).toHaveLength(apiMigrations().length);
  await db.close();
});

if (databaseUrl !== undefined) {
  test('a command refuses an older and a newer database of a server, and leaves it as it is', async () => {
    const made = await createTestDatabase(oneBefore);
    const [{ name } = { name: '' }] = await made.rows<{ name: string }>(
      sql`select current_database() as name`,
    );
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const place = { databaseUrl: url.href, home };
    await expect(openApiDatabase(place)).rejects.toThrow(`${last} was not applied`);
    expect(await namesIn(made)).toEqual(oneBefore.map((migration) => migration.name));
    await made.run(sql`insert into migration (name) values ('9999-later.sql')`);
    await expect(openApiDatabase(place)).rejects.toThrow('does not know 9999-later.sql');
    await made.close();
  });
}
