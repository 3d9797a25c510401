/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database';
import type { Database } from './database';
import { sqlState } from './sql-state';
import { readApiConfig } from '../config/env';
import { migrate, requireMigrated } from './migrate';
import { fingerprint } from './migration-files';
import { apiMigrations } from './open';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('what is recorded is not applied again', async () => {
  expect(await migrate(db, apiMigrations())).toEqual([]);
});

test('processes that migrate at the same time apply a migration once', async () => {
  const next = [
    ...apiMigrations(),
    { name: '9000-once.sql', text: 'create table once_only (id int primary key);' },
  ];
  const applied = await Promise.all([migrate(db, next), migrate(db, next), migrate(db, next)]);
  expect(applied.flat()).toEqual(['9000-once.sql']);
  await db.script(`drop table once_only; delete from migration where name = '9000-once.sql'`);
});

test('a migration that fails leaves nothing behind and is named', async () => {
  const broken = { name: '9001-broken.sql', text: 'create table half_done (id int); select 1 / 0;' };
  const failure = await migrate(db, [...apiMigrations(), broken]).catch((error: unknown) => error);
  expect(sqlState(failure)).toBe('22012');
  expect(String(failure)).toContain('9001-broken.sql');
  const found = await db.rows(sql`select 1 from information_schema.tables where table_name = 'half_done'`);
  expect(found).toEqual([]);
});

const beside = {
  name: '9002-beside.sql',
  text: `-- no transaction
-- Two statements, each by itself.
drop index concurrently if exists app_client_name_idx;
create index concurrently app_client_name_idx on app_client (name);
`,
};
const undoBeside = async (): Promise<void> => {
  await db.script('drop index if exists app_client_name_idx');
  await db.run(sql`delete from migration where name = ${beside.name}`);
};

test('a migration outside of a transaction builds its index beside the calls, and processes that start wait for it', async () => {
  const all = [...apiMigrations(), beside];
  const applied = await Promise.all([migrate(db, all), migrate(db, all), migrate(db, all)]);
  expect(applied.flat()).toEqual([beside.name]);
  const valid = await db.rows(sql`
    select indisvalid as "isValid" from pg_index where indexrelid = 'app_client_name_idx'::regclass`);
  expect(valid).toEqual([{ isValid: true }]);
  await undoBeside();
});

test('a migration outside of a transaction that was broken off is run again', async () => {
  const broken = { ...beside, text: `${beside.text}select 1 / 0;\n` };
  await expect(migrate(db, [...apiMigrations(), broken])).rejects.toThrow(beside.name);
  expect(await migrate(db, [...apiMigrations(), beside])).toEqual([beside.name]);
  await undoBeside();
});

test('a program that does not know all of a database’s migrations does not touch it', async () => {
  const older = apiMigrations().slice(0, -1);
  const last = apiMigrations().at(-1)?.name ?? '';
  const added = { name: '0000-added.sql', text: 'create table added (id int)' };
  for (const look of [migrate(db, [...older, added]), requireMigrated(db, older)])
    await expect(look).rejects.toThrow(`newer than this program, which does not know ${last}`);
  expect(await db.rows(sql`select 1 from pg_class where relname = 'added'`)).toEqual([]);
});

test('who only looks refuses an older database and changes nothing of it', async () => {
  await requireMigrated(db, apiMigrations());
  const next = { name: '9003-next.sql', text: 'create table next_one (id int)' };
  await expect(requireMigrated(db, [...apiMigrations(), next])).rejects.toThrow(
    'older than this program: 9003-next.sql',
  );
  const empty = await createTestDatabase([]);
  await empty.script('drop table migration');
  await expect(requireMigrated(empty, apiMigrations())).rejects.toThrow('older than this program: 0001');
  expect(await empty.rows(sql`select 1 from pg_class where relname = 'migration'`)).toEqual([]);
  await empty.close();
});

// One connection has nobody to wait for.
if (readApiConfig(process.env).databaseUrl !== undefined) {
  test('a migration that waits too long for a lock gives up and says which it was', async () => {
    const blocked = { name: '9004-blocked.sql', text: 'alter table app_client add column more text' };
    await db.transaction(async (tx) => {
      await tx.run(sql`select 1 from app_client`);
      await expect(migrate(db, [...apiMigrations(), blocked], { lockMs: 50 })).rejects.toThrow(
        'Migration 9004-blocked.sql gave up, because it waited too long for a lock',
      );
    });
    expect(await migrate(db, [...apiMigrations(), blocked])).toEqual(['9004-blocked.sql']);
    await db.script(
      `alter table app_client drop column more; delete from migration where name = '9004-blocked.sql'`,
    );
  });

  test('an index that is built beside the calls gives up when a transaction does not end, and is built anew later', async () => {
    const all = [...apiMigrations(), beside];
    await db.transaction(async (tx) => {
      await tx.run(sql`update app_client set name = name`);
      await expect(migrate(db, all, { besideMs: 50 })).rejects.toThrow(`Migration ${beside.name} gave up`);
    });
    expect(await migrate(db, all)).toEqual([beside.name]);
    await undoBeside();
  });
}

test('the fingerprint follows names and texts', () => {
  const one = [{ name: '0001-a.sql', text: 'select 1' }];
  expect(fingerprint(one)).not.toBe(fingerprint([{ name: '0001-a.sql', text: 'select 2' }]));
  expect(fingerprint(one)).toBe(fingerprint([...one]));
});

test('numbers, moments and days come back the same from either database', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z');
  const rows = await db.rows(sql`
    select ${9_007_199_254_740_991}::bigint as big, ${at}::timestamptz as at, '2026-02-03'::date as day,
      ${JSON.stringify([{ a: 1 }])}::jsonb as list, ${sql.param(['x', 'y'])}::text[] as texts`);
  expect(JSON.stringify(rows)).toBe(
    JSON.stringify([
      { big: 9_007_199_254_740_991, at, day: '2026-02-03', list: [{ a: 1 }], texts: ['x', 'y'] },
    ]),
  );
});

test('a transaction that fails is rolled back', async () => {
  const work = db.transaction(async (tx) => {
    await tx.run(sql`insert into app_client (id, name) values ('gone', 'gone')`);
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  expect(await db.rows(sql`select 1 from app_client where id = 'gone'`)).toEqual([]);
});
