/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { agusId, dataOf, startTestApi, type TestApi } from '../../testing/api';
import { addBurn, addEarn } from '../../testing/history';

let api: TestApi;
let token: string;

const ties = '2026-03-02T10:00:00.123456Z';

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login('081200000003');
  const { db } = api.deps;
  for (let n = 0; n < 7; n += 1) {
    await addEarn(db, agusId, { number: `tie-${n}`, at: ties });
    await addBurn(db, agusId, { number: `tie-${n}`, at: ties, legs: { '0': 100, '2': 50 } });
  }
  // A millisecond has room for these.
  await addEarn(db, agusId, { number: 'tie-a', at: '2026-03-02T10:00:00.123457Z' });
  await addEarn(db, agusId, { number: 'tie-b', at: '2026-03-02T10:00:00.123455Z' });
});
afterAll(() => api.close());

const pageForm = z.object({
  data: z.array(z.looseObject({})),
  total: z.number(),
  nextCursor: z.string().nullable(),
});
const ask = (tab: 'earn' | 'burn', query: Record<string, string>) =>
  api.call('GET', `/customer${tab}/${agusId}?${new URLSearchParams(query).toString()}`, { token });
const page = async (tab: 'earn' | 'burn', query: Record<string, string>) =>
  dataOf(await ask(tab, query), pageForm);
const cursorOf = async (tab: 'earn' | 'burn', query: Record<string, string>) =>
  (await page(tab, { perPage: '2', ...query })).nextCursor ?? '';

/** All rows by cursor, so many at once. */
const walked = async (tab: 'earn' | 'burn', query: Record<string, string>, perPage: string) => {
  const rows = [];
  let cursor: string | null = null;
  do {
    const next = await page(tab, { ...query, perPage, ...(cursor !== null && { cursor }) });
    rows.push(...next.data);
    cursor = next.nextCursor;
  } while (cursor !== null);
  return rows;
};

test.each([
  ['earn', {}],
  ['earn', { partnerId: '2', status: 'success' }],
  ['burn', {}],
  ['burn', { partnerId: '2' }],
  ['burn', { status: 'success', type: 'coupon' }],
] as const)('%ss by %j, page after page, are those of one long page, each once', async (tab, query) => {
  const all = await page(tab, { ...query, perPage: '100' });
  expect(all.nextCursor).toBeNull();
  expect(all.data.length).toBeGreaterThan(6);
  for (const perPage of ['1', '3', String(all.data.length)])
    expect(await walked(tab, query, perPage)).toEqual(all.data);
});

test('rows of one moment stand by their number, and what is a microsecond later before them', async () => {
  const { data } = await page('earn', { from: '2026-03-02', to: '2026-03-02', perPage: '100' });
  expect(data.map((row) => row['transactionNumber'])).toEqual([
    'tie-a',
    ...[6, 5, 4, 3, 2, 1, 0].map((n) => `tie-${n}`),
    'tie-b',
  ]);
});

test('a page by number is the same as by cursor', async () => {
  for (const tab of ['earn', 'burn'] as const) {
    const second = await page(tab, { page: '2', perPage: '5' });
    const cursor = await cursorOf(tab, { perPage: '5' });
    expect((await page(tab, { cursor, perPage: '5' })).data).toEqual(second.data);
    expect(await page(tab, { page: '2', perPage: '100' })).toMatchObject({ data: [], nextCursor: null });
  }
});

test('what comes in meanwhile moves nothing on the pages after a cursor', async () => {
  const cursor = await cursorOf('earn', {});
  const before = await page('earn', { cursor });
  await addEarn(api.deps.db, agusId, { number: 'new', at: new Date().toISOString() });
  expect((await page('earn', { cursor })).data).toEqual(before.data);
});

test('a cursor goes on with the same tab and filter only', async () => {
  const query = { status: 'success', from: '2026-01-01' };
  const cursor = await cursorOf('earn', query);
  expect((await ask('earn', { ...query, cursor, perPage: '7' })).status).toBe(200);
  const others = [
    ['burn', query],
    ['earn', {}],
    ['earn', { ...query, status: 'failed' }],
    ['earn', { ...query, from: '2026-01-02' }],
    ['earn', { ...query, to: '2026-12-31' }],
    ['earn', { ...query, partnerId: '2' }],
  ] as const;
  for (const [tab, other] of others) {
    const { status, data } = await ask(tab, { ...other, cursor });
    expect([tab, other, status, data]).toEqual([tab, other, 400, { field: 'cursor' }]);
  }
});

test('what is no cursor is refused', async () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const good = await cursorOf('earn', {});
  const [mark = ''] = z
    .array(z.string().catch(''))
    .parse(JSON.parse(Buffer.from(good, 'base64url').toString()));
  expect((await ask('earn', { cursor: encode([mark, 1, 'x']) })).status).toBe(200);
  const bad = [
    '',
    'x',
    `${good}=`,
    ...[
      [mark, -1, 'x'],
      [mark, 1.5, 'x'],
      [mark, 2 ** 53, 'x'],
      [mark, '1', 'x'],
      [mark, 1, 'x\0'],
      [mark, 1],
      ['', 1, 'x'],
    ].map(encode),
  ];
  for (const cursor of bad) {
    const { status, data } = await ask('earn', { cursor });
    expect([cursor, status, data]).toEqual([cursor, 400, { field: 'cursor' }]);
  }
});
