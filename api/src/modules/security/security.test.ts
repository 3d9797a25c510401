/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  dataOf,
  sitiId,
  sitiPhone,
  startTestApi,
  testChallenge,
  testVerifier,
  type TestApi,
} from '../../testing/api';
import { askForgotten } from '../../testing/people';
import { runAsOperator } from './command';
import { forgetSecurityEvents, listSecurityEvents, type SecurityFilter } from './repository';

const dayMs = 24 * 60 * 60_000;
const from = { 'x-forwarded-for': '203.0.113.77' };
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const events = (filter: SecurityFilter = {}) => listSecurityEvents(api.deps.db, filter, 1_000);
const kinds = async (filter?: SecurityFilter) => (await events(filter)).map(({ what }) => what).reverse();
const credentials = { msisdn: sitiPhone, clientId: 'poku-web', codeChallenge: testChallenge };
const tryPassword = (password: string) =>
  api.call('POST', '/loginauth', { body: { ...credentials, password }, headers: from });
const enter = async (headers: Record<string, string> = {}) => {
  const { authorizationCode } = dataOf(
    await tryPassword('Rahasia123'),
    z.object({ authorizationCode: z.string() }),
  );
  const exchange = { authorizationCode, codeVerifier: testVerifier, clientId: 'poku-web' };
  return api.call('POST', '/logintoken', {
    body: { ...exchange, grantType: 'authorization_code' },
    headers: { ...from, ...headers },
  });
};

test('a login says who, from where and on which device, and a new device once', async () => {
  const first = await enter();
  const cookie = /poku_device=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  await enter({ cookie });
  expect(await kinds()).toEqual(['device.new', 'login', 'login']);
  const [newest] = await events({ what: 'login', memberId: sitiId });
  expect(newest).toMatchObject({
    network: '203.0.113.0/24',
    device: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    request_id: expect.stringMatching(/^[0-9a-f]{32}-/) as string,
    detail: { by: 'password', client: 'poku-web' },
  });
});

test('refused logins are written masked, and those that a lock refuses once', async () => {
  for (let tries = 0; tries < 9; tries += 1) await tryPassword('Salah1234');
  expect(await kinds()).toEqual([...Array<string>(5).fill('login.refused'), 'login.limited']);
  const [newest] = await events({ what: 'login.refused' });
  expect(newest).toMatchObject({ member_id: sitiId, who: '0812*****002', network: '203.0.113.0/24' });
  expect(JSON.stringify(await events())).not.toMatch(/Salah1234|200000002|203\.0\.113\.77/);
});

test('a reset, and a password that is changed, stand in it', async () => {
  const code = await askForgotten(api, sitiPhone);
  await api.call('POST', '/updatepassword', { body: { ...code, newPassword: 'Sandi4567' } });
  expect(await kinds({ what: 'password' })).toEqual(['password.reset-asked', 'password.reset']);
});

test('who steps up stands in it, and a wrong password of who is in', async () => {
  const token = await api.login();
  const stepUp = (password: string) => api.call('POST', '/stepup', { token, body: { password } });
  await stepUp('Salah1234');
  expect((await stepUp('Rahasia123')).responseCode).toBe(200);
  expect(await kinds({ what: 'step-up' })).toEqual(['step-up.refused', 'step-up']);
  expect(JSON.stringify(await events())).not.toContain('Salah1234');
});

test('a partner’s call with a wrong signature stands in it, once for many', async () => {
  for (let calls = 0; calls < 3; calls += 1)
    await api.call('POST', '/partners/nusapoin/events', { body: { type: 'link.ended' }, headers: from });
  expect(await events({ what: 'partner' })).toMatchObject([
    { what: 'partner.refused', who: 'nusapoin', network: '203.0.113.0/24', detail: { why: 'signature' } },
  ]);
});

test('an operator’s command stands in it also when it fails', async () => {
  const failing = runAsOperator(
    api.deps,
    'orders refund X',
    () => Promise.reject(new Error('refused')),
    'rina',
  );
  await expect(failing).rejects.toThrow('refused');
  expect(await events({ what: 'operator' })).toMatchObject([
    { what: 'operator.command', who: 'rina', detail: { command: 'orders refund X' } },
  ]);
});

test('is read by kind, member, network and time', async () => {
  await enter();
  const between = api.deps.clock.now();
  api.deps.clock.advance(dayMs);
  await tryPassword('Salah1234');
  expect(await kinds({ until: between, what: 'login' })).toEqual(['login']);
  expect(await kinds({ since: between })).toEqual(['login.refused']);
  expect(await kinds({ network: '198.51.100.0/24' })).toEqual([]);
  expect(await kinds({ memberId: 'nobody' })).toEqual([]);
  expect(await kinds({ what: 'log' })).toEqual([]);
});

test('nobody changes, deletes or empties it; its retention does, by age', async () => {
  const { db, clock } = api.deps;
  await enter();
  for (const statement of [
    sql`update security_event set who = 'nobody'`,
    sql`delete from security_event`,
    sql`truncate security_event`,
  ])
    await expect(db.run(statement)).rejects.toMatchObject({ code: '23001' });
  clock.advance(dayMs);
  await tryPassword('Salah1234');
  expect(await forgetSecurityEvents(db, new Date(clock.now().getTime() - dayMs / 2), 1)).toBe(1);
  expect(await forgetSecurityEvents(db, new Date(clock.now().getTime() - dayMs / 2), 10)).toBe(1);
  expect(await kinds()).toEqual(['login.refused']);
  await expect(db.run(sql`delete from security_event`)).rejects.toMatchObject({ code: '23001' });
});
