/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { SANDBOX_TELEMETRY_TOKEN, TELEMETRY_REPORT_BYTES } from '@poku/domain/telemetry';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dataOf, startTestApi, type TestApi } from '../../testing/api';
import { after } from '../../ports/clock';
import type { ReleasePort } from '../../ports/releases';
import { forgetCounts } from './repository';
import { figures } from './schema';
import { countsKeptMs } from './service';

const minuteMs = 60_000;
let api: TestApi;
/** The releases of the channel. */
const releases: ReleasePort = {
  releasesOf: (channel) =>
    Promise.resolve(
      channel === 'production' ? new Map([['mfe-x', new Set(['1.0.0', '2.0.0', 'old', 'new'])]]) : undefined,
    ),
  canariesOf: () => Promise.resolve(new Map()),
};

beforeAll(async () => {
  api = await startTestApi({}, undefined, { releases });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const aRelease = (facts: object = {}) => ({
  name: 'mfe-x',
  version: '2.0.0',
  loads: 1,
  errors: {},
  loadMs: [],
  ...facts,
});
const report = (...releases: object[]) =>
  api.call('POST', '/telemetry', { body: { channel: 'production', releases } });
const ask = (query = '', token: string | undefined = SANDBOX_TELEMETRY_TOKEN, target = api) =>
  target.call('GET', `/telemetry/releases/mfe-x?channel=production${query}`, token ? { token } : {});
const read = async (query = '') =>
  dataOf(await ask(query), z.object({ releases: z.array(figures) })).releases;

test('reports of many pages at once are all counted, by version', async () => {
  const good = aRelease({ version: '1.0.0' });
  const bad = aRelease({ loads: 2, errors: { render: 1 } });
  const answers = await Promise.all(Array.from({ length: 40 }, () => report(bad, good, bad)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await read()).toMatchObject([
    { version: '1.0.0', loads: 40, errors: {} },
    { version: '2.0.0', loads: 160, errors: { render: 80 } },
  ]);
});

test('load times and vitals are told as what three of four stayed under', async () => {
  const loadMs = [...Array<number>(75).fill(100), ...Array<number>(25).fill(3_000)];
  await report(aRelease({ loads: 100, loadMs, lcpMs: 1_200, inpMs: 90, clsMilli: 20 }));
  const [one] = await read();
  expect(one?.p75.loadMs).toBeGreaterThan(85);
  expect(one?.p75.loadMs).toBeLessThanOrEqual(120);
  expect(one?.loadTimes.map(({ count }) => count)).toEqual([75, 25]);
  expect(one?.loadTimes[1]?.from).toBeLessThan(3_000);
  expect(one?.loadTimes[1]?.to).toBeGreaterThanOrEqual(3_000);
  expect(one?.p75.lcpMs).toBeGreaterThan(1_000);
  expect(one?.p75).toMatchObject({
    inpMs: expect.any(Number) as number,
    clsMilli: expect.any(Number) as number,
  });
});

test('a range of time counts the minutes that it touches, in ISO 8601 or seconds', async () => {
  await report(aRelease());
  const first = api.deps.clock.now();
  api.deps.clock.advance(5 * minuteMs);
  await report(aRelease({ loads: 7 }));
  const later = new Date(first.getTime() + 5 * minuteMs);
  expect(await read(`&from=${later.toISOString()}`)).toMatchObject([{ loads: 7 }]);
  expect(await read(`&to=${Math.floor(first.getTime() / 1_000)}`)).toMatchObject([{ loads: 1 }]);
  expect(await read()).toMatchObject([{ loads: 8 }]);
  expect(await ask('&from=yesterday')).toMatchObject({ status: 400, data: { field: 'from' } });
});

test.each<[string, object, string]>([
  ['an unknown class', { errors: { sad: 1 } }, 'releases.0.errors'],
  ['a count under nothing', { errors: { load: -1 } }, 'releases.0.errors.load'],
  ['half a load', { loads: 0.5 }, 'releases.0.loads'],
  ['too many loads', { loads: 101 }, 'releases.0.loads'],
  ['too many times', { loadMs: Array(101).fill(1) }, 'releases.0.loadMs'],
  ['a time as text', { loadMs: ['1'] }, 'releases.0.loadMs.0'],
  ['a name that leads elsewhere', { name: '../x' }, 'releases.0.name'],
  ['a version with markup', { version: '<b>' }, 'releases.0.version'],
  ['a paint that takes forever', { lcpMs: 1e300 }, 'releases.0.lcpMs'],
  ['a field of its own', { url: '/profil?token=1' }, 'releases.0'],
])('%s is a 400 that names the field, and counts nothing', async (_name, facts, field) => {
  expect(await report(aRelease(), aRelease(facts))).toMatchObject({ status: 400, responseCode: 400 });
  const named = await report(aRelease(facts));
  expect(named).toMatchObject({ status: 400, data: { field } });
  expect(await read()).toEqual([]);
});

test('an empty report, too many releases, and a report of over 8 KiB are refused', async () => {
  expect((await report()).status).toBe(400);
  expect((await report(...Array<object>(21).fill(aRelease()))).status).toBe(400);
  const long = aRelease({ version: 'x'.repeat(TELEMETRY_REPORT_BYTES) });
  expect(await report(long)).toMatchObject({ status: 413, responseCode: 413 });
});

test('of 60 reports with 18,000 made-up remotes and versions nothing is counted, and the rest of a report is', async () => {
  let turn = 0;
  for (let reports = 0; reports < 60; reports += 1) {
    const made = Array.from({ length: 19 }, () => {
      turn += 1;
      return turn % 2 === 0 ? aRelease({ name: `mfe-${turn}` }) : aRelease({ version: `9.0.${turn}` });
    });
    expect((await report(...made, aRelease())).status).toBe(200);
  }
  await api.call('POST', '/telemetry', { body: { channel: 'other', releases: [aRelease()] } });
  const rows = await api.deps.db.rows(
    sql`select channel, remote, version, sum(count)::int as count from telemetry.release_count group by 1, 2, 3`,
  );
  expect(rows).toEqual([{ channel: 'production', remote: 'mfe-x', version: '2.0.0', count: 60 }]);
});

test('what is counted lies in a schema of its own', async () => {
  await report(aRelease());
  const rows = await api.deps.db.rows(
    sql`select schemaname from pg_tables where tablename in ('telemetry_count', 'release_count')`,
  );
  expect(rows).toEqual([{ schemaname: 'telemetry' }]);
});

test('a member reports so often, from however many addresses', async () => {
  const narrow = await startTestApi({ rateLimit: 20 }, undefined, { releases });
  const token = await narrow.login();
  const statuses = [];
  for (let calls = 0; calls < 3; calls += 1) {
    const headers = {
      cookie: `poku_session=${token}`,
      origin: 'http://localhost:3000',
      'x-forwarded-for': `203.0.${calls}.1`,
    };
    const body = { channel: 'production', releases: [aRelease()] };
    statuses.push((await narrow.call('POST', '/telemetry', { body, headers })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await narrow.close();
});

test('a report comes with the cookie of whoever is logged in', async () => {
  const token = await api.login();
  const answer = await api.call('POST', '/telemetry', {
    body: { channel: 'production', releases: [aRelease()] },
    headers: { cookie: `poku_session=${token}`, origin: 'http://localhost:3000' },
  });
  expect(answer.status).toBe(200);
});

test('a page of another origin counts nothing', async () => {
  const body = { channel: 'production', releases: [aRelease()] };
  const answer = await api.call('POST', '/telemetry', { body, headers: { origin: 'http://evil.example' } });
  expect(answer).toMatchObject({ status: 400, data: { field: 'Origin' } });
  const form = await fetch(`${api.origin}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  });
  expect(form.status).toBe(400);
  expect(await read()).toEqual([]);
});

test('figures are for whoever has the token, and for nobody where none is set', async () => {
  expect((await ask('', '')).status).toBe(401);
  expect((await ask('', 'another-token-of-some-length')).status).toBe(401);
  const without = await startTestApi({ telemetryToken: undefined });
  expect((await ask('', SANDBOX_TELEMETRY_TOKEN, without)).status).toBe(401);
  expect((await ask('', 'undefined', without)).status).toBe(401);
  await without.close();
});

test('an address that reports too often is a 429', async () => {
  const narrow = await startTestApi({ rateLimit: 20 }, undefined, { releases });
  const body = { channel: 'production', releases: [aRelease()] };
  const statuses = [];
  for (let calls = 0; calls < 3; calls += 1)
    statuses.push((await narrow.call('POST', '/telemetry', { body })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await narrow.close();
});

test('counts older than thirty days are forgotten', async () => {
  await report(aRelease({ version: 'old' }));
  api.deps.clock.advance(countsKeptMs + 2 * minuteMs);
  await report(aRelease({ version: 'new' }));
  await forgetCounts(api.deps.db, after(api.deps.clock.now(), -countsKeptMs));
  expect(await read()).toMatchObject([{ version: 'new' }]);
});
