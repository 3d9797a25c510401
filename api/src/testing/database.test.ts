/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { apiMigrations } from '../db/open';
import { refillApiDatabase, startTestApi } from './api';
import { createTestDatabase } from './database';

test('a database that tests are done with gets the rows of a new one', async () => {
  const migrations = apiMigrations();
  const fresh = await createTestDatabase(migrations);
  const used = await createTestDatabase(migrations);
  const tables = await fresh.rows<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`);
  expect(tables.length).toBeGreaterThan(50);
  const api = await startTestApi({}, undefined, { db: used });
  await api.login();
  await refillApiDatabase(api.deps);
  const other = await startTestApi({}, undefined, { db: fresh });
  for (const { name } of tables) {
    const [found] = await used.rows<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    const [expected] = await fresh.rows<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    expect([name, found?.n]).toEqual([name, expected?.n]);
  }
  await api.close();
  await other.close();
});
