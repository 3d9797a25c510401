/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import { sql } from 'drizzle-orm';
import type { ReleasePort } from '../../ports/releases';
import { forgetOld } from '../../retention';
import { dataOf, startTestApi, type TestApi } from '../../testing/api';
import { thrownErrors } from './schema';
import { thrownGroupsMax } from './service';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const releases: ReleasePort = {
  releasesOf: () => Promise.resolve(new Map([['mfe-x', new Set(['1.0.0', '2.0.0'])]])),
  canariesOf: () => Promise.resolve(new Map()),
};
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimit: 100_000 }, undefined, { releases });
});
beforeEach(async () => {
  await api.reset();
  const { clock } = api.deps;
  // Noon, so that what a test tells is told on one day, whenever it runs.
  clock.advance(1.5 * dayMs - (clock.now().getTime() % dayMs));
});
afterAll(() => api.close());

const PAGE = 'page-home.0123456789ab.js';
const thrown = (facts: object = {}) => ({
  kind: 'render',
  module: 'pages/home',
  name: 'TypeError',
  message: 'read of undefined or null',
  frames: [{ file: PAGE, line: 1, column: 200 }],
  ...facts,
});
const at = (column: number, file = PAGE) => thrown({ frames: [{ file, line: 1, column }] });
const send = (version: string, ...errors: object[]) => {
  const release = { name: 'mfe-x', version, loads: 1, errors: { render: 1 }, loadMs: [], thrown: errors };
  return api.call('POST', '/telemetry', { body: { channel: 'production', releases: [release] } });
};
const report = async (version: string, ...errors: object[]) =>
  expect((await send(version, ...errors)).status).toBe(200);
const ask = (query = '', token: string | undefined = SANDBOX_TELEMETRY_TOKEN, target = api) =>
  target.call('GET', `/telemetry/errors/mfe-x?channel=production${query}`, token ? { token } : {});
const read = async (query = '') => dataOf(await ask(query), thrownErrors);

test('errors at one place are one group of each version, with how many pages met it and when', async () => {
  const { clock } = api.deps;
  const hour = () => expect.stringContaining(clock.now().toISOString().slice(0, 14)) as string;
  const first = hour();
  await report('2.0.0', at(200), at(900));
  clock.advance(hourMs);
  await Promise.all([
    report('2.0.0', at(200), at(200)),
    report('1.0.0', at(200, 'page-home.ba9876543210.js')),
  ]);
  const last = hour();
  const { groups, releases: loads } = await read();
  expect(groups).toEqual([
    { ...at(200), version: '2.0.0', count: 3, firstSeen: first, lastSeen: last },
    expect.objectContaining({ version: '1.0.0', count: 1, firstSeen: last }),
    { ...at(900), version: '2.0.0', count: 1, firstSeen: first, lastSeen: first },
  ]);
  expect(loads).toEqual([
    { version: '1.0.0', loads: 1 },
    { version: '2.0.0', loads: 2 },
  ]);
  expect((await read('&version=1.0.0')).groups).toHaveLength(1);
  expect((await read('&version=1.0.0')).releases).toEqual([{ version: '1.0.0', loads: 1 }]);
});

test('the hash of a file does not tell errors apart, and what is told of them does', async () => {
  await report('2.0.0', at(200), at(200, 'page-home.ba9876543210.js'));
  await report(
    '2.0.0',
    thrown({ name: 'RangeError' }),
    thrown({ module: 'widgets/home' }),
    thrown({ frames: [] }),
  );
  await report('2.0.0', thrown({ message: 'other' }), thrown({ kind: 'runtime' }), at(201));
  expect((await read()).groups.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1, 1, 1]);
});

test('days are added up, and older ones left out', async () => {
  await report('2.0.0', at(200));
  api.deps.clock.advance(3 * dayMs);
  await report('2.0.0', at(200));
  expect(await read()).toMatchObject({ groups: [{ count: 1 }] });
  const from = new Date(api.deps.clock.now().getTime() - 3 * dayMs);
  expect(await read(`&from=${from.toISOString()}`)).toMatchObject({
    from: `${from.toISOString().slice(0, 10)}T00:00:00.000Z`,
    groups: [{ count: 2 }],
    releases: [{ loads: 2 }],
  });
  expect(await ask('&from=yesterday')).toMatchObject({ status: 400, data: { field: 'from' } });
});

test('a day keeps so many groups of a remote apart, and counts the rest', async () => {
  for (let column = 1; column <= thrownGroupsMax + 20; column += 5)
    await report('2.0.0', ...Array.from({ length: 5 }, (_, turn) => at(column + turn)));
  await report('2.0.0', at(1), at(999));
  const { groups } = await read();
  expect(groups).toHaveLength(thrownGroupsMax + 1);
  expect(groups[0]).toMatchObject({ kind: 'other', name: 'Error', message: 'other', frames: [], count: 21 });
  expect(groups[1]).toMatchObject({ frames: [{ column: 1 }], count: 2 });
  api.deps.clock.advance(dayMs);
  await report('2.0.0', at(999));
  expect((await read(`&from=${api.deps.clock.now().toISOString()}`)).groups).toMatchObject([
    { frames: [{ column: 999 }] },
  ]);
});

test.each([
  ['a text', thrown({ text: '081200000002' })],
  ['a name of its own', thrown({ name: 'Budi' })],
  ['a message of its own', thrown({ message: 'Budi 081200000002' })],
  ['a kind without an error', thrown({ kind: 'load' })],
  ['an address as a module', thrown({ module: '/profil?token=rahasia' })],
  ['an address as a file', at(1, `http://localhost/remotes/mfe-x/2.0.0/${PAGE}`)],
  ['a file without a hash', at(1, 'page-home.js')],
  ['a column of no script', at(1_000_000)],
  ['a column before the first', at(0)],
  ['a function', thrown({ frames: [{ file: PAGE, line: 1, column: 1, name: 'budi' }] })],
  ['six places', thrown({ frames: Array(6).fill({ file: PAGE, line: 1, column: 1 }) })],
])('an error with %s is refused whole', async (_what, error) => {
  expect((await send('2.0.0', error)).status).toBe(400);
  expect((await read()).groups).toEqual([]);
});

test('six errors of a release are refused, and errors of releases that the channel has not are dropped', async () => {
  expect((await send('2.0.0', ...Array.from({ length: 6 }, (_, turn) => at(turn + 1)))).status).toBe(400);
  await report('3.0.0', at(200));
  expect(await read()).toMatchObject({ groups: [], releases: [] });
});

test('errors are forgotten thirty days after they were met last', async () => {
  await report('2.0.0', at(200));
  api.deps.clock.advance(30 * dayMs - 60_000);
  await forgetOld(api.deps, 1);
  await report('2.0.0', at(300), at(400));
  const rows = () => api.deps.db.rows(sql`select frames from telemetry.thrown`);
  expect(await rows()).toHaveLength(3);
  api.deps.clock.advance(2 * 60_000);
  await forgetOld(api.deps, 1);
  expect(await rows()).toHaveLength(2);
});

test('the API and the worker may keep and forget errors in their roles', async () => {
  const rows = await api.deps.db.rows(sql`
    select role from unnest(array['poku_api', 'poku_worker']) role
    where has_table_privilege(role, 'telemetry.thrown', 'select')
      and has_table_privilege(role, 'telemetry.thrown', 'insert')
      and has_table_privilege(role, 'telemetry.thrown', 'update')
      and has_table_privilege(role, 'telemetry.thrown', 'delete')`);
  expect(rows).toHaveLength(2);
});

test('errors are for whoever has the token, and for nobody where none is set', async () => {
  expect((await ask('', '')).status).toBe(401);
  expect((await ask('', 'another-token-of-some-length')).status).toBe(401);
  const without = await startTestApi({ telemetryToken: undefined });
  expect((await ask('', SANDBOX_TELEMETRY_TOKEN, without)).status).toBe(401);
  await without.close();
});
