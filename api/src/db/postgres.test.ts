import { sql } from 'drizzle-orm';
import { readApiConfig } from '../config/env';
import type { Database } from './database';
import { only } from './rows';
import { sqlState } from './sql-state';
import { openPostgres, type PoolSettings } from './postgres';
import { byKeys } from './statement';

const { databaseUrl } = readApiConfig(process.env);

async function withServer(settings: PoolSettings, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openPostgres(databaseUrl ?? '', settings);
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

test('a server that is not there rejects instead of waiting', async () => {
  const db = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
  const failure = await db.rows(sql`select 1`).catch((error: unknown) => error);
  expect(sqlState(failure)).toBe('ECONNREFUSED');
  await db.close();
});

if (databaseUrl !== undefined) {
  test('a statement ends after five seconds and a pause in a transaction after ten', () =>
    withServer({}, async (db) => {
      const read = async (name: string) =>
        only(await db.rows<{ value: string }>(sql`select current_setting(${name}) as value`)).value;
      expect([await read('statement_timeout'), await read('idle_in_transaction_session_timeout')]).toEqual([
        '5s',
        '10s',
      ]);
    }));

  test('a statement that takes too long rejects and leaves the pool usable', () =>
    withServer({ statementMs: 50 }, async (db) => {
      const slow = await db
        .transaction((tx) => tx.rows(sql`select pg_sleep(10)`))
        .catch((error: unknown) => error);
      expect(sqlState(slow)).toBe('57014');
      expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    }));

  test('a transaction that pauses too long is ended by the server, and the next one works', () =>
    withServer({ maximum: 1, pauseMs: 50 }, async (db) => {
      const watcher = openPostgres(databaseUrl, { maximum: 1 });
      const paused = db.transaction(async (tx) => {
        const { pid } = only(await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`));
        const isThere = async () =>
          (await watcher.rows(sql`select 1 from pg_stat_activity where pid = ${pid}`)).length > 0;
        while (await isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
        await tx.rows(sql`select 1`);
      });
      await expect(paused).rejects.toThrow();
      expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
      await watcher.close();
    }));

  test('a statement by keys is prepared for its connection, and another outside of a transaction is not', () =>
    withServer({ maximum: 1 }, async (db) => {
      await db.rows(byKeys(sql`select 'by keys' where ${1}::int = 1`));
      await db.rows(sql`select 'anew' where ${1}::int = 1`);
      const kept = await db.rows<{ statement: string }>(sql`select statement from pg_prepared_statements`);
      expect(kept.map(({ statement }) => statement)).toEqual([`select 'by keys' where $1::int = 1`]);
    }));
}
