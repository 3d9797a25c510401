/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database';
import { sqlState, type Database } from './database';
import { fingerprint, migrate } from './migrate';
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
  const next = [{ name: '9000-once.sql', text: 'create table once_only (id int primary key);' }];
  const applied = await Promise.all([migrate(db, next), migrate(db, next), migrate(db, next)]);
  expect(applied.flat()).toEqual(['9000-once.sql']);
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = [{ name: '9001-broken.sql', text: 'create table half_done (id int); select 1 / 0;' }];
  const failure = await migrate(db, broken).catch((error: unknown) => error);
  expect(sqlState(failure)).toBe('22012');
  const found = await db.rows(sql`select 1 from information_schema.tables where table_name = 'half_done'`);
  expect(found).toEqual([]);
});

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
