/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { createStandingTables } from './standing-tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // A table that another file filled with something else before is compared from the second filling on.
  await api.reset();
});
afterAll(() => api.close());

interface Tables {
  /** Every row of every table that the fixtures fill, without what depends on the time of the reset. */
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
  // The next reset leaves the table as it is.
  await api.reset();
  expect(writtenAnew(after, await readTables())).toEqual([]);
});

test('a table is written anew by itself, with its counters', async () => {
  const before = await readTables();
  await api.deps.db.run(sql`update category set image = '/lain.svg' where position = 0`);
  await api.reset();
  const after = await readTables();
  expect(after.rows).toEqual(before.rows);
  expect(writtenAnew(before, after)).toEqual(['category']);
});

test('with it goes what refers to it, where a role cannot leave out checks of references', async () => {
  const names = ['category', 'partner', 'voucher', 'promotion_voucher'];
  const tables = names.map((name): [string, object[]] => [name, []]);
  const done = new Error('done');
  const ofOtherRole = api.deps.db.transaction(async (tx) => {
    await tx.script(`create role poku_test_loader; grant all on all tables in schema public to poku_test_loader;
      set local role poku_test_loader`);
    const compare = createStandingTables();
    const { look } = await compare(tx, tables);
    const remember = await look();
    remember();
    expect((await compare(tx, tables)).changed).toEqual([]);
    await tx.run(sql`update category set name = 'Lain' where position = 0`);
    const { changed } = await compare(tx, tables);
    expect(changed.map(([name]) => name)).toEqual(['category', 'voucher', 'promotion_voucher']);
    throw done;
  });
  await expect(ofOtherRole).rejects.toBe(done);
});

test('books that nobody has changed stand, and others are written anew', async () => {
  // The clock does not move, so that the fixtures stay the same.
  const standing = await startTestApi({}, undefined, { clock: frozenClock() });
  const entries = () =>
    standing.deps.db.rows<{ id: string; written: string }>(
      sql`select id::text, xmin::text as written from ledger_entry order by id`,
    );
  // As above.
  await standing.reset();
  await standing.reset();
  const before = await entries();
  await standing.reset();
  expect(await entries()).toEqual(before);
  await standing.deps.db.run(
    sql`update ledger_account set balance = balance + 1 where member_id = ${sitiId}`,
  );
  await standing.reset();
  const after = await entries();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after).not.toEqual(before);
  await standing.close();
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
