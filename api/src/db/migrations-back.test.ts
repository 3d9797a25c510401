/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { startTestApi } from '../testing/api';
import { createTestDatabase } from '../testing/database';
import type { Database } from './database';
import { migrate } from './migrate';
import type { Migration } from './migration-files';
import { apiMigrations, billerMigrations, partnerMigrations } from './open';

const folderOf = {
  api: '../../migrations/back/',
  partners: '../../migrations/partners/back/',
  billers: '../../migrations/billers/back/',
} as const;
type Program = keyof typeof folderOf;

/** Runs the file beside a migration that takes a database back. */
async function goBack(db: Database, program: Program, { name }: Migration): Promise<void> {
  const file = new URL(`${folderOf[program]}${name}`, import.meta.url);
  const text = readFileSync(fileURLToPath(file), 'utf8');
  await db.transaction((tx) => tx.script(text));
}

/** Everything of the schema, a line each: columns, constraints, indexes, functions and triggers. */
async function schemaOf(db: Database): Promise<string[]> {
  const rows = await db.rows<{ line: string }>(sql`
    with own as (select oid from pg_namespace where nspname = current_schema())
    select concat_ws(' ', 'column', table_name, column_name, data_type, collation_name, is_nullable, column_default,
        identity_generation) as line
      from information_schema.columns where table_schema = current_schema()
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join own on c.connamespace = own.oid where contype <> 'n'
    union all select concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid))
      from pg_index i join pg_class c on c.oid = i.indexrelid join own on c.relnamespace = own.oid
    union all select pg_get_functiondef(p.oid) from pg_proc p join own on p.pronamespace = own.oid
    union all select pg_get_triggerdef(t.oid) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join own on c.relnamespace = own.oid where not t.tgisinternal`);
  return rows.map(({ line }) => line).sort();
}

test.each([
  ['api', apiMigrations()],
  ['partners', partnerMigrations()],
  ['billers', billerMigrations()],
] as const)(
  'each migration of %s has a way back, after which it can be applied again',
  async (program, all) => {
    const db = await createTestDatabase([]);
    for (const [index, migration] of all.entries()) {
      const upTo = all.slice(0, index + 1);
      const before = await schemaOf(db);
      await migrate(db, upTo);
      const after = await schemaOf(db);
      await goBack(db, program, migration);
      expect([migration.name, await schemaOf(db)]).toEqual([migration.name, before]);
      expect(await migrate(db, upTo)).toEqual([migration.name]);
      expect([migration.name, await schemaOf(db)]).toEqual([migration.name, after]);
    }
    await db.close();
  },
);

test('a database in use goes all the way back and up again', async () => {
  const all = apiMigrations();
  const db = await createTestDatabase(all);
  const api = await startTestApi({}, undefined, { db });
  await api.login();
  const schema = await schemaOf(db);
  for (const migration of [...all].reverse()) await goBack(db, 'api', migration);
  expect(await db.rows(sql`select name from migration`)).toEqual([]);
  await migrate(db, all);
  expect(await schemaOf(db)).toEqual(schema);
  await api.close();
});
