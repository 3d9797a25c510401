/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database';
import type { Database } from './database';
import { migrate, requireMigrated } from './migrate';
import { checksumOf, readMigrations, type Migration } from './migration-files';
import { apiMigrations } from './open';

const all = apiMigrations();
const added = { name: '9000-added.sql', text: 'create table added (id int)' };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  expect(await db.rows(sql`select 1 from pg_class where relname = 'added'`)).toEqual([]);
});
afterAll(() => db.close());

const recorded = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (await db.rows<{ name: string; checksum: string | null }>(sql`select name, checksum from migration`)).map(
      ({ name, checksum }) => [name, checksum],
    ),
  );
const checksums = Object.fromEntries(all.map((migration) => [migration.name, checksumOf(migration)]));
/** Nobody takes these for those that were applied: neither who would apply more, nor who only looks. */
const refused = async (migrations: readonly Migration[], sentence: string): Promise<void> => {
  await expect(migrate(db, [...migrations, added])).rejects.toThrow(sentence);
  await expect(requireMigrated(db, migrations)).rejects.toThrow(sentence);
};

test('each migration that was applied stands with its checksum', async () => {
  expect(await recorded()).toEqual(checksums);
});

test('a file that changed after it was applied is named, and nothing is applied', async () => {
  const changed = all.map((migration, place) =>
    place === 1 ? { ...migration, text: `${migration.text}-- Another word.\n` } : migration,
  );
  await refused(
    changed,
    `Files of migrations changed after they were applied to this database: ${all[1]?.name}.`,
  );
  await requireMigrated(db, all);
});

test('a file that was applied and is missing is named, and nothing is applied', async () => {
  await refused(
    all.filter((_, place) => place !== 1),
    `The database has migrations whose files are missing: ${all[1]?.name}.`,
  );
});

test('a database that was migrated before gets the checksums of today at the next start, and from then on keeps them', async () => {
  await db.script('alter table migration drop column checksum');
  await requireMigrated(db, all);
  expect(await migrate(db, all)).toEqual([]);
  expect(await recorded()).toEqual(checksums);
});

test('what a program applied that knew no checksums gets that of today', async () => {
  const [one = added] = all;
  await db.run(sql`update migration set checksum = null where name = ${one.name}`);
  await requireMigrated(db, all);
  expect(await migrate(db, all)).toEqual([]);
  expect(await recorded()).toEqual(checksums);
});

test('how the lines of a file end does not matter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poku-migrations-'));
  const text = '-- no transaction\nselect 1;\n';
  writeFileSync(join(folder, '0001-one.sql'), text);
  writeFileSync(join(folder, '0002-two.sql'), text.replaceAll('\n', '\r\n'));
  const [one, two] = readMigrations(folder);
  rmSync(folder, { recursive: true });
  expect(two?.text).toBe(one?.text);
});
