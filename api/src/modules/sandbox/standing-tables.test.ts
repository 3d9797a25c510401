/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Tables {
  /** Every row of every table that the fixtures fill, but for what the time of the reset makes of it. */
  rows: Record<string, string>;
  /** The transaction that wrote the oldest row, by table. */
  written: Record<string, number>;
}

const steadyTables = [
  ...['category', 'operator', 'operator_prefix', 'brand', 'voucher', 'voucher_listing', 'promotion'],
  ...['promotion_voucher', 'editorial_favourite', 'interest', 'interest_category', 'faq_topic', 'faq_entry'],
  ...['feedback_question', 'tier', 'partner', 'app_client', 'partner_rate', 'earn_partner', 'legal_text'],
];

async function readTables(): Promise<Tables> {
  const tables: Tables = { rows: {}, written: {} };
  for (const name of steadyTables) {
    const [found] = await api.deps.db.rows<{ rows: string; written: number }>(sql`
      select string_agg((to_jsonb(t) - 'created_at' - 'id')::text, ',' order by (to_jsonb(t) - 'created_at' - 'id')::text) as rows,
        min(t.xmin::text::bigint) as written from ${sql.identifier(name)} t`);
    tables.rows[name] = found?.rows ?? '';
    tables.written[name] = Number(found?.written);
  }
  return tables;
}

const writtenAnew = (before: Tables, after: Tables): string[] =>
  steadyTables.filter((name) => before.written[name] !== after.written[name]);

test('a reset leaves what nobody has changed', async () => {
  const before = await readTables();
  await api.reset();
  const after = await readTables();
  expect(writtenAnew(before, after)).toEqual([]);
  expect(after).toEqual(before);
});

test.each([
  [
    'a row that was changed',
    sql`update voucher set stock = stock - 1 where id = (select min(id) from voucher)`,
  ],
  ['a row that was deleted', sql`delete from feedback_question where position = 0`],
  [
    'a row that was added',
    sql`insert into category (id, slug, name, image, position) values ('99', 'baru', 'Baru', '/x.svg', 99)`,
  ],
  ['a table that was emptied', sql`delete from legal_text`],
])('%s is as it was after a reset', async (_, change) => {
  const before = await readTables();
  expect(await api.deps.db.run(change)).toBeGreaterThan(0);
  await api.reset();
  const after = await readTables();
  expect(after.rows).toEqual(before.rows);
  // And it is left again by the next one.
  await api.reset();
  expect(writtenAnew(after, await readTables())).toEqual([]);
});

test('with a table goes what refers to it, and its counters', async () => {
  const before = await readTables();
  await api.deps.db.run(sql`update category set name = 'Lain' where position = 0`);
  await api.reset();
  const after = await readTables();
  expect(after.rows).toEqual(before.rows);
  expect(writtenAnew(before, after)).toEqual(
    expect.arrayContaining(['category', 'voucher', 'promotion_voucher', 'interest_category']),
  );
  expect(writtenAnew(before, after)).not.toContain('partner');
});

test('a change of which nothing has come to stay leaves nothing behind', async () => {
  const before = await readTables();
  await api.deps.db
    .transaction(async (tx) => {
      await tx.run(sql`delete from tier`);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await api.reset();
  expect(await readTables()).toEqual(before);
});
