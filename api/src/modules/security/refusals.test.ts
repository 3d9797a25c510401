/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { OTP_MAX_FAILURES } from '@poku/domain/limits/codes';
import { buildApp } from '../../app';
import { agusId, sitiId, sitiPhone, startTestApi, type CallOptions, type TestApi } from '../../testing/api';
import { until } from '../../testing/linking';
import { askForgotten, sentCode, wrongCode } from '../../testing/people';
import { logInAt } from '../../testing/visits';
import { listSecurityEvents } from './repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

let places = 0;
/** Headers of a new network: a process remembers for ten minutes what it has written about one. */
const somewhere = () => ({ 'x-forwarded-for': `198.51.${(places += 1)}.7` });
const events = (what: string) => listSecurityEvents(api.deps.db, { what }, 1_000);
/** The events, as soon as there is one: an event is written after the answer. */
const refusedCalls = async () => {
  await until(async () => (await events('call')).length > 0);
  return (await events('call')).map(({ member_id, who, detail }) => ({ member_id, who, ...detail }));
};

test('wrong codes by SMS stand in it masked, as many as are counted, and those that a lock turns away once', async () => {
  const { otpRequestId, otpCode } = await askForgotten(api, sitiPhone);
  const give = (code: string) =>
    api.call('POST', '/validateotpforgotpassword', {
      body: { msisdn: sitiPhone, otpRequestId, otpCode: code },
    });
  for (let turn = 0; turn < OTP_MAX_FAILURES + 3; turn += 1) await give(wrongCode(otpCode, turn));
  const written = await events('code');
  expect(written.map(({ what }) => what).reverse()).toEqual([
    ...Array<string>(OTP_MAX_FAILURES).fill('code.refused'),
    'code.limited',
  ]);
  expect(written[0]).toMatchObject({ who: '0812*****002', detail: { purpose: 'forgotpassword' } });
  expect(JSON.stringify(written)).not.toMatch(new RegExp(`${otpRequestId}|${wrongCode(otpCode)}|200000002`));
});

test('a wrong code of a step-up stands in it with its member, and requests that nobody made once', async () => {
  const token = await api.login();
  const order = { token, body: { purpose: 'stepup' } };
  const { otpRequestId, otpCode } = await sentCode(
    api,
    await api.call('POST', '/requestotp', order),
    sitiPhone,
  );
  const give = (id: string) =>
    api.call('POST', '/validateotp', {
      token,
      body: { purpose: 'stepup', otpRequestId: id, otpCode: wrongCode(otpCode) },
    });
  await give(otpRequestId);
  for (let turn = 0; turn < 3; turn += 1) await give('r'.repeat(43));
  expect(await events('code')).toMatchObject([
    { what: 'code.refused', member_id: sitiId, detail: { purpose: 'stepup', why: 'unknown request' } },
    { what: 'code.refused', member_id: sitiId, detail: { purpose: 'stepup' } },
  ]);
});

describe('a refused call stands in it once for many, with who asked', () => {
  const mine = async (more: CallOptions) => ({ token: await api.login(), ...more });

  test('what is another member’s, by their client id', async () => {
    const asked = await mine({ headers: somewhere() });
    for (const path of [`/customerdetail/${agusId}`, `/customervoucher/${agusId}`])
      expect((await api.call('GET', path, asked)).responseCode).toBe(204);
    expect(await refusedCalls()).toEqual([
      { member_id: sitiId, who: null, why: 'member', call: 'GET /customerdetail/:clientId' },
    ]);
  });

  test('what is another member’s, or nobody’s, by its own number', async () => {
    const asked = await mine({ headers: somewhere() });
    const path = `/customervoucherdetail/${sitiId}?voucherId=1&code=X`;
    expect((await api.call('GET', path, asked)).responseCode).toBe(404);
    expect(await refusedCalls()).toMatchObject([{ member_id: sitiId, why: 'reference' }]);
  });

  test('a session of a partner that lacks a step-up, or is used elsewhere', async () => {
    const token = await logInAt(api, sitiPhone, 'nusapoin');
    const headers = somewhere();
    const body = { clientId: sitiId, partnerId: '2' };
    api.deps.clock.advance(11 * 60_000);
    for (let turn = 0; turn < 2; turn += 1)
      expect(
        (await api.call('POST', '/partnerunlink', { token, at: 'nusapoin', body, headers })).responseCode,
      ).toBe(40131);
    expect(await refusedCalls()).toEqual([
      { member_id: sitiId, who: null, why: 'step-up', call: 'POST /partnerunlink' },
    ]);
    expect((await api.call('GET', `/customerdetail/${sitiId}`, { token, headers })).status).toBe(401);
    await until(async () => (await events('call')).length > 1);
    expect((await refusedCalls())[0]).toMatchObject({ member_id: sitiId, why: 'origin' });
  });

  test('a page of no registered origin, and input that no page of ours sends', async () => {
    const headers = { ...somewhere(), origin: 'https://elsewhere.example' };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await api.call('POST', '/voucherlist', { body: {}, headers })).status).toBe(400);
    expect(await refusedCalls()).toEqual([
      { member_id: null, who: null, why: 'origin', call: 'POST /voucherlist' },
    ]);
    const there = somewhere();
    for (let turn = 0; turn < 2; turn += 1)
      await api.call('POST', '/loginauth', { body: { msisdn: '\0' }, headers: there });
    await until(async () => (await events('call')).length > 1);
    expect((await refusedCalls())[0]).toMatchObject({ why: 'input', call: 'POST /loginauth' });
  });

  test('a limit that is reached, and no session that is merely over', async () => {
    const app = await buildApp({ ...api.deps, config: { ...api.deps.config, rateLimit: 2 } });
    const headers = { ...somewhere(), authorization: 'Bearer of-yesterday' };
    const ask = async (url: string) => (await app.inject({ url, headers })).statusCode;
    expect(await ask(`/customerdetail/${sitiId}`)).toBe(401);
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push(await ask('/category/x'));
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    expect(await refusedCalls()).toEqual([
      { member_id: null, who: null, why: 'limit', call: 'GET /category/:clientId' },
    ]);
    await app.close();
  });

  test('what a caller asked who left before the answer', async () => {
    const app = await buildApp(api.deps);
    let arrived = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (arrived = resolve));
    app.addHook('preValidation', (request, _reply, next) => {
      request.raw.socket.once('close', () => next());
      arrived();
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const caller = new AbortController();
    const headers = { ...somewhere(), 'content-type': 'application/json' };
    const response = fetch(`${origin}/loginauth`, {
      method: 'POST',
      body: '{}',
      headers,
      signal: caller.signal,
    });
    await isAsked;
    caller.abort();
    await expect(response).rejects.toThrow('aborted');
    expect(await refusedCalls()).toMatchObject([{ why: 'input', call: 'POST /loginauth' }]);
    await app.close();
  });
});
