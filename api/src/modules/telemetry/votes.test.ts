/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { bucketOf } from '@poku/domain/bucket';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ChannelCanary, ReleasePort } from '../../ports/releases';
import { forgetOld } from '../../retention';
import { agusId, dataOf, dewiPhone, sitiId, sitiPhone, startTestApi, type TestApi } from '../../testing/api';
import { voted } from './schema';

const hourMs = 60 * 60_000;
const [LIVE, NEXT] = ['1.0.0', '2.0.0'];
/** Siti has the canary, and Agus what is live. */
const REMOTE =
  Array.from({ length: 1_000 }, (_, turn) => `mfe-${turn}`).find(
    (remote) => bucketOf(sitiId, remote) < 0.1 && bucketOf(agusId, remote) >= 0.5,
  ) ?? '';
const agusPhone = '081200000003';

let canary: ChannelCanary | undefined;
const releases: ReleasePort = {
  releasesOf: () => Promise.resolve(new Map([[REMOTE, new Set([LIVE, NEXT, '0.9.0'])]])),
  canariesOf: (channel) =>
    Promise.resolve(new Map(canary && channel === 'production' ? [[REMOTE, canary] as const] : [])),
};
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, { releases });
});
beforeEach(async () => {
  canary = { version: NEXT, share: 0.1, live: LIVE, revision: 7 };
  await api.reset();
});
afterAll(() => api.close());

const good = { name: REMOTE, version: NEXT, loads: 1, errors: {}, loadMs: [] as number[] };
const bad = { ...good, loads: 100, errors: { render: 100 } };

/** Reports as a browser does. @param who the address, and the token of a session that is sent along */
const report = async (
  release: object,
  { address = '203.0.113.1', token }: { address?: string; token?: string } = {},
) => {
  const headers: Record<string, string> = {
    'x-forwarded-for': address,
    ...(token !== undefined && { cookie: `poku_session=${token}`, origin: 'http://localhost:3000' }),
  };
  const body = { channel: 'production', releases: [release].flat() };
  const answer = await api.call('POST', '/telemetry', { body, headers });
  expect([200, 429]).toContain(answer.status);
  return answer.status;
};
const read = async (since = 0) => {
  const path = `/telemetry/votes/${REMOTE}?channel=production&since=${since}`;
  const answer = await api.call('GET', path, { token: SANDBOX_TELEMETRY_TOKEN });
  return dataOf(answer, z.object({ releases: z.array(voted) })).releases;
};
const untimed = { loadTimes: [], vitals: { lcpMs: [], inpMs: [], clsMilli: [] } };
const nothing = { voters: 0, errors: {}, ...untimed };

test('ten thousand failures from one address, and from a whole /24, are one vote', async () => {
  for (let turn = 0; turn < 100; turn += 1) await report(bad);
  for (let host = 2; host < 60; host += 1) await report(bad, { address: `203.0.113.${host}` });
  await report(good, { address: '198.51.100.1' });
  expect(await read()).toEqual([
    { version: NEXT, members: nothing, networks: { voters: 2, errors: { render: 1 }, ...untimed } },
  ]);
});

test('a whole /48 of IPv6 is one vote, and the next one another', async () => {
  for (let net = 0; net < 50; net += 1) await report(bad, { address: `2001:db8:1:${net.toString(16)}::1` });
  await report(bad, { address: '2001:db8:2::1' });
  expect(await read()).toMatchObject([{ networks: { voters: 2, errors: { render: 2 } } }]);
});

test('an account is one vote, from however many addresses and sessions, and takes none from others there', async () => {
  const tokens = [await api.login(sitiPhone), await api.login(sitiPhone)];
  for (let turn = 0; turn < 40; turn += 1)
    await report(bad, { address: `198.51.${turn}.1`, token: tokens[turn % 2] ?? '' });
  await report(good, { address: '198.51.1.1' });
  expect(await read()).toEqual([
    {
      version: NEXT,
      members: { voters: 1, errors: { render: 1 }, ...untimed },
      networks: { voters: 1, errors: {}, ...untimed },
    },
  ]);
});

test('a member has a vote about the release that is theirs alone', async () => {
  const [siti, agus] = [await api.login(sitiPhone), await api.login(agusPhone)];
  await report([bad, { ...bad, version: LIVE }, { ...bad, version: '0.9.0' }], { token: siti });
  await report([bad, { ...bad, version: LIVE }, { ...bad, version: '0.9.0' }], { token: agus });
  expect(await read()).toMatchObject([
    { version: LIVE, members: { voters: 1 }, networks: { voters: 0 } },
    { version: NEXT, members: { voters: 1 }, networks: { voters: 0 } },
  ]);
  if (canary) canary = { ...canary, share: 1, revision: 8 };
  await report(bad, { token: agus });
  expect(await read()).toMatchObject([{ version: LIVE }, { version: NEXT, members: { voters: 2 } }]);
});

test('a session that a partner vouched for has the vote of its network', async () => {
  const token = await api.login(dewiPhone);
  await api.deps.db.run(sql`update session set partner_id = (select id from partner order by id limit 1)`);
  await report(good, { token });
  await report(bad, { token: 'of nobody' });
  expect(await read()).toMatchObject([{ members: nothing, networks: { voters: 1 } }]);
});

test('a vote is the share of loads that failed, with the first load time and class', async () => {
  const release = (facts: object) => ({ ...good, ...facts });
  await report(release({ loads: 3, loadMs: [100] }));
  await report(release({ loads: 1, errors: { runtime: 1 }, loadMs: [9_000] }));
  await report(release({ loads: 0, errors: { load: 0 } }));
  await report(release({ loads: 0, errors: { load: 1 } }), { address: '198.51.100.1' });
  const [one] = await read();
  expect(one?.networks).toMatchObject({ voters: 1, errors: { runtime: 0.25 }, loadTimes: [{ count: 1 }] });
  expect(one?.networks.loadTimes[0]?.to).toBeLessThan(200);
});

/** A page's report of its web vitals, once it is hidden. */
const measured = { ...good, loads: 0, lcpMs: 1_800, inpMs: 90, clsMilli: 12 };
const vitalsOfNetworks = async () => (await read())[0]?.networks.vitals;

test('a vote has the first web vitals, of a page whose files came over the network or later', async () => {
  await report({ ...good, loadMs: [200] });
  await report(measured);
  await report({ ...measured, lcpMs: 9_000, inpMs: 9_000, clsMilli: 9_000 });
  await report({ ...good, loadMs: [200], lcpMs: 20 }, { address: '198.51.100.1' });
  await report({ ...good, loadMs: [200], clsMilli: 0 }, { address: '192.0.2.1' });
  const vitals = await vitalsOfNetworks();
  expect(vitals).toMatchObject({ lcpMs: [{ count: 1 }, { count: 1 }], inpMs: [{ count: 1 }] });
  for (const [histogram, value] of [
    [vitals?.lcpMs.slice(1), 1_800],
    [vitals?.inpMs, 90],
    [vitals?.clsMilli.slice(1), 12],
  ] as const) {
    const [bucket] = histogram ?? [];
    expect(bucket?.from).toBeLessThan(value);
    expect(bucket?.to).toBeGreaterThanOrEqual(value);
  }
  expect(vitals?.clsMilli[0]).toEqual({ from: 0, to: 10, count: 1 });
});

test('web vitals of pages whose files came from a cache do not count', async () => {
  await report({ ...measured, loads: 1 });
  expect(await vitalsOfNetworks()).toEqual(untimed.vitals);
  await report({ ...good, loadMs: [200] });
  expect(await vitalsOfNetworks()).toEqual(untimed.vitals);
  await report({ ...measured, lcpMs: 4_000 });
  const { lcpMs = [], inpMs = [] } = (await vitalsOfNetworks()) ?? {};
  expect([lcpMs.length, inpMs.length]).toEqual([1, 1]);
  expect(lcpMs[0]?.from).toBeGreaterThan(3_000);
});

test('web vitals of one canary under several shares are one vote, the first', async () => {
  await report({ ...measured, loads: 1, loadMs: [200] });
  if (canary) canary = { ...canary, share: 0.2, revision: 8 };
  await report({ ...measured, loads: 1, loadMs: [200], lcpMs: 9_000 });
  const vitals = await vitalsOfNetworks();
  expect(vitals?.lcpMs).toMatchObject([{ count: 1 }]);
  expect(vitals?.lcpMs[0]?.to).toBeLessThan(2_500);
});

test('votes that differ in one thing are counted by each thing', async () => {
  for (let turn = 1; turn <= 6; turn += 1)
    await report(
      { ...measured, loads: 1, loadMs: [200], lcpMs: turn * 1_000, errors: turn > 4 ? { render: 1 } : {} },
      { address: `192.0.${turn}.1` },
    );
  const networks = (await read())[0]?.networks;
  expect(networks).toMatchObject({
    voters: 6,
    errors: { render: 2 },
    loadTimes: [{ count: 6 }],
    vitals: { inpMs: [{ count: 6 }], clsMilli: [{ count: 6 }] },
  });
  const places = networks?.vitals?.lcpMs ?? [];
  expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  expect(places.map(({ from }) => from)).toEqual(places.map(({ from }) => from).sort((a, b) => a - b));
});

test('shares of one canary are one vote, and an earlier canary of the version is left out', async () => {
  await report(bad);
  if (canary) canary = { ...canary, revision: 9 };
  await report(good);
  if (canary) canary = { ...canary, share: 0.2, revision: 10 };
  await report(good);
  expect(await read(9)).toMatchObject([{ networks: { voters: 1, errors: {} } }]);
  expect(await read()).toMatchObject([{ networks: { voters: 1, errors: { render: 100 / 102 } } }]);
});

test('nothing is kept of anybody without a canary, and no address or member with one', async () => {
  canary = undefined;
  await report(good, { token: await api.login(sitiPhone) });
  expect(await read()).toEqual([]);
  canary = { version: NEXT, share: 0.1, live: LIVE, revision: 7 };
  await report(good, { token: await api.login(sitiPhone) });
  await report(good);
  const rows = await api.deps.db.rows(sql`select * from telemetry.canary_vote`);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`203\\.0\\.113|${sitiId}|${sitiPhone}`));
});

test('the pseudonym of a voter is another one on the next day, and votes are forgotten after a day', async () => {
  const voters = async () =>
    (await api.deps.db.rows<{ voter: string }>(sql`select voter from telemetry.canary_vote`)).map(
      ({ voter }) => voter,
    );
  const { clock } = api.deps;
  // Noon, so that a day less a minute later is the next day, whenever the test runs.
  clock.advance((36 - clock.now().getUTCHours()) * hourMs);
  await report(good);
  const [first] = await voters();
  clock.advance(24 * hourMs - 60_000);
  await forgetOld(api.deps);
  await report(good);
  expect(new Set(await voters()).size).toBe(2);
  clock.advance(hourMs);
  await forgetOld(api.deps);
  expect(await voters()).toHaveLength(1);
  expect(await voters()).not.toContain(first);
});

test('the API and the worker may keep and forget votes in their roles', async () => {
  const rows = await api.deps.db.rows(sql`
    select role from unnest(array['poku_api', 'poku_worker']) role
    where has_table_privilege(role, 'telemetry.canary_vote', 'select')
      and has_table_privilege(role, 'telemetry.canary_vote', 'insert')
      and has_table_privilege(role, 'telemetry.canary_vote', 'update')
      and has_table_privilege(role, 'telemetry.canary_vote', 'delete')`);
  expect(rows).toHaveLength(2);
});

test('votes are for whoever has the token', async () => {
  const path = `/telemetry/votes/${REMOTE}?channel=production`;
  expect((await api.call('GET', path)).status).toBe(401);
  expect((await api.call('GET', path, { token: 'another-token-of-some-length' })).status).toBe(401);
  const wrong = await api.call('GET', `${path}&since=x`, { token: SANDBOX_TELEMETRY_TOKEN });
  expect(wrong).toMatchObject({ status: 400, data: { field: 'since' } });
});
