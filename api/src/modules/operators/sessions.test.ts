/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import {
  agusId,
  dataOf,
  sitiId,
  sitiPhone,
  startTestApi,
  testChallenge,
  testVerifier,
  type TestApi,
} from '../../testing/api';
import { until } from '../../testing/linking';
import { createLiveHub } from '../live/hub';
import { listSecurityEvents } from '../security/repository';
import { actsOf } from './act.repository';
import { createSessionDesk } from './session.service';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const rina = { name: 'Rina', machineLogin: 'ops' };
const desk = () => createSessionDesk(api.deps);
const statusOf = async (token: string, memberId = sitiId) =>
  (await api.call('GET', `/customerdetail/${memberId}`, { token })).status;

test('an operator ends every session of a member at once, and nobody else’s; name and reason stand in the audit', async () => {
  const [phone, tablet, other] = [await api.login(), await api.login(), await api.login('081200000003')];
  const begun = await api.call('POST', '/loginauth', {
    body: { msisdn: sitiPhone, password: 'Rahasia123', clientId: 'poku-web', codeChallenge: testChallenge },
  });
  const id = await desk().find({ msisdn: sitiPhone });
  expect(id).toBe(sitiId);
  expect(await desk().end(id, rina, 'ponsel hilang')).toBe(2);
  expect([await statusOf(phone), await statusOf(tablet), await statusOf(other, agusId)]).toEqual([
    401, 401, 200,
  ]);
  const { authorizationCode } = dataOf(begun, z.object({ authorizationCode: z.string() }));
  const exchange = { authorizationCode, codeVerifier: testVerifier, clientId: 'poku-web' };
  const answer = await api.call('POST', '/logintoken', {
    body: { ...exchange, grantType: 'authorization_code' },
  });
  expect(answer.responseCode).toBe(205);
  expect(await actsOf(api.deps.db, sitiId)).toMatchObject([
    { what: 'end-sessions', operator: 'Rina', reason: 'ponsel hilang' },
  ]);
  expect(await listSecurityEvents(api.deps.db, { what: 'sessions' }, 10)).toMatchObject([
    { member_id: sitiId, who: 'Rina', detail: { sessions: 2 } },
  ]);
  expect(await desk().end(id, rina, 'sekali lagi')).toBe(0);
});

test('an open page is told nothing more', async () => {
  const failures: unknown[] = [];
  const hub = createLiveHub(api.deps, { pollMs: 5, heartbeatMs: 5 }, (error) => failures.push(error));
  await api.login();
  const { sql } = await import('drizzle-orm');
  const [session] = await api.deps.db.rows<{ id: string }>(sql`
    select id from session where member_id = ${sitiId} and revoked_at is null`);
  let isOpen = true;
  const stream = { write: () => undefined, end: () => void (isOpen = false) };
  const asked = { id: session?.id ?? '', memberId: sitiId, partner: null, isFresh: true };
  await hub.open(asked, undefined, stream);
  await desk().end(sitiId, rina, 'ponsel hilang');
  await until(() => Promise.resolve(!isOpen));
  expect(failures).toEqual([]);
  hub.close();
});

test('without a member, a name or a reason nothing ends', async () => {
  const token = await api.login();
  await expect(desk().find({})).rejects.toThrow('--msisdn or by --member');
  await expect(desk().find({ msisdn: '12' })).rejects.toThrow('--msisdn is no phone number');
  await expect(desk().find({ msisdn: '081299999999' })).rejects.toThrow('--msisdn');
  await expect(desk().find({ memberId: 'm-nobody' })).rejects.toThrow('--member');
  expect(await desk().find({ memberId: sitiId })).toBe(sitiId);
  await expect(desk().end(sitiId, { ...rina, name: '' }, 'x')).rejects.toThrow('--by');
  await expect(desk().end(sitiId, rina, '')).rejects.toThrow('--reason');
  expect(await statusOf(token)).toBe(200);
  expect(await actsOf(api.deps.db, sitiId)).toEqual([]);
});
