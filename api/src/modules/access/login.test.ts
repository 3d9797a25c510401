/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { buildApp } from '../../app';
import { sha256 } from '../../security/random';
import {
  dataOf,
  dewiPhone,
  sitiId,
  sitiPhone,
  startTestApi,
  testChallenge,
  testVerifier,
  type TestApi,
} from '../../testing/api';
import { askForgotten } from '../../testing/people';
import { loginAuthData, loginTokenData } from './schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
});
afterAll(() => api.close());

const attempt = {
  msisdn: sitiPhone,
  password: 'Rahasia123',
  clientId: 'poku-web',
  codeChallenge: testChallenge,
};
const authorize = (changes: Partial<typeof attempt> = {}, headers: Record<string, string> = {}) =>
  api.call('POST', '/loginauth', { body: { ...attempt, ...changes }, headers });
const codeOf = async (changes: Partial<typeof attempt> = {}) =>
  dataOf(await authorize(changes), loginAuthData).authorizationCode;
const exchange = (authorizationCode: string, changes: object = {}) =>
  api.call('POST', '/logintoken', {
    body: {
      authorizationCode,
      codeVerifier: testVerifier,
      clientId: 'poku-web',
      grantType: 'authorization_code',
      ...changes,
    },
  });
const isLive = async (token: string) =>
  (await api.call('GET', `/customerdetail/${sitiId}`, { token })).status === 200;
const wrongTimes = async (times: number, changes: Partial<typeof attempt> = {}, headers = {}) => {
  const codes = [];
  for (let tries = 0; tries < times; tries += 1) {
    codes.push((await authorize({ password: 'Salah1234', ...changes }, headers)).responseCode);
  }
  return codes;
};

test('a code and its verifier give a token, a cookie that scripts cannot read, and the client id', async () => {
  const answer = await exchange(await codeOf(), { password: 'ignored' });
  const { accessToken, clientId } = dataOf(answer, loginTokenData);
  expect(clientId).toBe(sitiId);
  expect(await isLive(accessToken)).toBe(true);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('poku_session='));
  expect(cookie).toContain(accessToken);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
});

test.each([
  ['hex', Buffer.from(testChallenge, 'hex').toString('hex').toUpperCase()],
  ['base64', Buffer.from(testChallenge, 'hex').toString('base64')],
  ['base64url', Buffer.from(testChallenge, 'hex').toString('base64url')],
])('a challenge may be written as %s', async (_form, codeChallenge) => {
  expect((await exchange(await codeOf({ codeChallenge }))).responseCode).toBe(200);
});

test('a plain verifier as challenge is a 400 that names it', async () => {
  expect(await authorize({ codeChallenge: testVerifier.slice(0, 20) })).toMatchObject({
    status: 400,
    data: { field: 'codeChallenge' },
  });
});

test('a wrong verifier, another client and an old code are 205', async () => {
  expect((await exchange(await codeOf(), { codeVerifier: 'w'.repeat(64) })).responseCode).toBe(205);
  expect((await exchange(await codeOf(), { clientId: 'other' })).responseCode).toBe(205);
  const code = await codeOf();
  api.deps.clock.advance(60_000);
  expect((await exchange(code)).responseCode).toBe(205);
});

test('the second use of a code ends what the first one gave', async () => {
  const code = await codeOf();
  const { accessToken } = dataOf(await exchange(code), loginTokenData);
  expect((await exchange(code)).responseCode).toBe(205);
  expect(await isLive(accessToken)).toBe(false);
});

test('of two exchanges of one code at once, one gives a token, and the other ends it', async () => {
  const code = await codeOf();
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 205]);
  const given = answers.find((answer) => answer.responseCode === 200);
  if (given === undefined) throw new Error('No exchange succeeded');
  expect(await isLive(dataOf(given, loginTokenData).accessToken)).toBe(false);
});

test('on https the cookie has the __Host- prefix, and one without it is nobody’s', async () => {
  const app = await buildApp({ ...api.deps, secure: true });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const proof = { authorizationCode: await codeOf(), codeVerifier: testVerifier, clientId: 'poku-web' };
  const login = await fetch(`${origin}/logintoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...proof, grantType: 'authorization_code' }),
  });
  const cookie = login.headers.getSetCookie().find((line) => line.startsWith('__Host-poku_session=')) ?? '';
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
  const read = async (name: string) => {
    const headers = { cookie: `${name}=${token}` };
    return (await fetch(`${origin}/customerdetail/${sitiId}`, { headers })).status;
  };
  expect([await read('__Host-poku_session'), await read('poku_session')]).toEqual([200, 401]);
  await app.close();
});

test('on https what tells a known device has the prefix too, and one of before is renewed for its member alone', async () => {
  const app = await buildApp({ ...api.deps, secure: true });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
      body: JSON.stringify(body),
    });
  const logIn = async (cookie: string, msisdn = sitiPhone) => {
    const code = await codeOf({ msisdn });
    const proof = { authorizationCode: code, codeVerifier: testVerifier, clientId: 'poku-web' };
    const answer = await post('/logintoken', { ...proof, grantType: 'authorization_code' }, cookie);
    expect(answer.status).toBe(200);
    const lines = answer.headers.getSetCookie().filter((line) => line.includes('poku_device='));
    return lines.map((line) => ({ pair: line.split(';')[0] ?? '', line }));
  };
  const [before] = await exchange(await codeOf()).then(({ headers }) =>
    headers.getSetCookie().filter((line) => line.startsWith('poku_device=')),
  );
  const former = before?.split(';')[0] ?? '';

  const [renewed, gone, ...others] = await logIn(former);
  expect(others).toEqual([]);
  expect(renewed?.pair).toBe(`__Host-${former}`);
  expect(renewed?.line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(gone?.line).toContain('poku_device=; Max-Age=0; Path=/');
  // Whoever has another host of the domain can set the former name, with a device of their own.
  const [dewis] = await logIn(former, dewiPhone);
  expect(dewis?.pair).toMatch(/^__Host-poku_device=[\w-]{43}$/);
  expect(dewis?.pair).not.toBe(renewed?.pair);
  expect((await logIn(`${former}; ${dewis?.pair ?? ''}`, dewiPhone))[0]?.pair).toBe(dewis?.pair);

  const guess = (password: string, cookie = '') =>
    post('/loginauth', { ...attempt, password }, cookie).then(
      async (answer) => ((await answer.json()) as { responseCode: number }).responseCode,
    );
  for (let tries = 0; tries < 5; tries += 1) await guess('Salah1234');
  expect([
    await guess('Rahasia123'),
    await guess('Rahasia123', dewis?.pair),
    await guess('Rahasia123', renewed?.pair),
    await guess('Rahasia123', former),
  ]).toEqual([207, 207, 200, 200]);
  await app.close();
});

test('a reset, too, makes a known device of a browser under the name of today', async () => {
  const app = await buildApp({ ...api.deps, secure: true });
  const { otpRequestId, otpCode } = await askForgotten(api, sitiPhone);
  const reset = await app.inject({
    method: 'POST',
    url: '/updatepassword',
    headers: { cookie: `poku_device=${'s'.repeat(43)}` },
    payload: { otpRequestId, otpCode, newPassword: 'Sandi4567' },
  });
  expect(reset.json()).toMatchObject({ responseCode: 200 });
  const cookies = [reset.headers['set-cookie'] ?? []].flat();
  expect(cookies[0]).toMatch(/^__Host-poku_device=[\w-]{43}; /);
  expect(cookies[0]).not.toContain('s'.repeat(43));
  await app.close();
});

test('a login ends the session that the browser had before', async () => {
  const before = await api.login();
  const body = {
    authorizationCode: await codeOf(),
    codeVerifier: testVerifier,
    clientId: 'poku-web',
    grantType: 'authorization_code',
  };
  const headers = {
    cookie: `poku_session=${before}`,
    origin: 'http://localhost:3000',
    client_id: 'poku-web',
  };
  const again = dataOf(await api.call('POST', '/logintoken', { body, headers }), loginTokenData);
  expect(await isLive(before)).toBe(false);
  expect(await isLive(again.accessToken)).toBe(true);
});

test('an unknown number and a wrong password answer the same', async () => {
  const wrong = await authorize({ password: 'Salah1234' });
  const unknown = await authorize({ msisdn: '081299999999' });
  expect([unknown.responseCode, unknown.message]).toEqual([wrong.responseCode, wrong.message]);
  expect(wrong.responseCode).toBe(201);
});

test('empty fields and an unknown client have codes of their own', async () => {
  const answers = [
    await authorize({ msisdn: '' }),
    await authorize({ password: '' }),
    await authorize({ clientId: 'x' }),
  ];
  expect(answers.map((answer) => answer.responseCode)).toEqual([202, 203, 204]);
});

test('five wrong passwords in a row lock the number for ten minutes', async () => {
  expect(await wrongTimes(5)).toEqual([201, 201, 201, 201, 207]);
  expect((await authorize()).responseCode).toBe(207);
  api.deps.clock.advance(10 * 60_000);
  expect((await authorize()).responseCode).toBe(200);
});

test('wrong passwords sent at the same time cannot pass the limit together', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => authorize({ password: 'Salah1234' })));
  expect(answers.filter((answer) => answer.responseCode === 201)).toHaveLength(4);
});

test('an unknown number is locked like a known one', async () => {
  expect((await wrongTimes(5, { msisdn: '081299999999' })).at(-1)).toBe(207);
});

test('a right password forgets the wrong ones before it', async () => {
  await wrongTimes(4);
  await codeOf();
  expect(await wrongTimes(4)).toEqual([201, 201, 201, 201]);
});

test('the lock of one requester shuts out neither another one nor a known device of the owner', async () => {
  const login = await exchange(await codeOf());
  const device =
    login.headers
      .getSetCookie()
      .find((line) => line.startsWith('poku_device='))
      ?.split(';')[0] ?? '';
  await wrongTimes(5);
  expect((await authorize()).responseCode).toBe(207);
  expect((await authorize({}, { 'x-forwarded-for': '203.0.113.9' })).responseCode).toBe(200);
  expect((await authorize({}, { cookie: device })).responseCode).toBe(200);
  expect((await authorize({ msisdn: dewiPhone }, { cookie: device })).responseCode).toBe(200);
});

test('signing out ends the session and may be repeated', async () => {
  const token = await api.login();
  const signOut = () => api.call('POST', '/signout', { token, body: { clientId: sitiId } });
  expect((await signOut()).responseCode).toBe(200);
  expect(await isLive(token)).toBe(false);
  expect((await signOut()).responseCode).toBe(200);
});

test('a session ends after seven days without a call, and after thirty days in any case', async () => {
  const token = await api.login();
  const day = 24 * 60 * 60_000;
  for (let used = 0; used < 4; used += 1) {
    api.deps.clock.advance(7 * day - 60_000);
    expect(await isLive(token)).toBe(true);
  }
  api.deps.clock.advance(2 * day + 4 * 60_000);
  expect(await isLive(token)).toBe(false);
  const idle = await api.login();
  api.deps.clock.advance(7 * day);
  expect(await isLive(idle)).toBe(false);
});

test('tokens and codes rest as hashes only', async () => {
  const code = await codeOf();
  const { accessToken } = dataOf(await exchange(code), loginTokenData);
  const { sql } = await import('drizzle-orm');
  const dump = JSON.stringify(await api.deps.db.rows(sql`select * from session, authorization_code`));
  expect(dump).toContain(sha256(accessToken));
  expect(dump).not.toContain(accessToken);
  expect(dump).not.toContain(code);
});

test('numbers and addresses say whether they are free', async () => {
  const token = await api.login();
  const check = async (query: string, by?: string) => {
    const answer = await api.call('GET', query, by === undefined ? {} : { token: by });
    const data = dataOf(
      answer,
      z.object({ isValid: z.boolean(), isVerify: z.boolean(), message: z.string() }),
    );
    return [answer.responseCode, data.isValid, data.isVerify];
  };
  expect(await check(`/checkmsisdn?msisdn=${sitiPhone}`)).toEqual([200, false, true]);
  expect(await check('/checkmsisdn?msisdn=081277777777')).toEqual([202, true, false]);
  expect(await check('/checkemail?email=SITI@contoh.id')).toEqual([200, false, true]);
  expect(await check('/checkemail?email=budi@contoh.id')).toEqual([200, false, false]);
  expect(await check('/checkemail?email=siti@contoh.id', token)).toEqual([204, true, true]);
  expect(await check('/checkemail?email=baru@kampus.ac.id')).toEqual([201, false, false]);
});
