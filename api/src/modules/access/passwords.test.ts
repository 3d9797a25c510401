/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
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
import { askForgotten, newPerson } from '../../testing/people';
import { outboxMessage } from '../sandbox/schema';
import { loginAuthData } from './schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const newPassword = 'Sandi4567';
const post = (path: string, body: object) => api.call('POST', path, { body });
const login = (password: string, headers: Record<string, string> = {}) => {
  const body = { msisdn: sitiPhone, password, clientId: 'poku-web', codeChallenge: testChallenge };
  return api.call('POST', '/loginauth', { body, headers });
};
const isLive = async (token: string) =>
  (await api.call('GET', `/customerdetail/${sitiId}`, { token })).status === 200;
const askLink = (email = 'siti@contoh.id') => post('/requestforgotpasswordemail', { email });
const mails = async (email = 'siti@contoh.id') =>
  dataOf(await api.call('GET', `/sandbox/outbox?to=${email}`), z.array(outboxMessage));
const newestToken = async () => {
  const links = (await mails()).flatMap(({ link }) => link ?? []);
  return /verifyCode=([\w-]{43})$/.exec(links[0] ?? '')?.[1] ?? '';
};
const followLink = (verifyCode: string, password = newPassword) =>
  post('/validateforgotpasswordemail', { verifyCode, password });
const lookAt = async (verifyCode: string) =>
  (await post('/checkforgotpasswordemail', { verifyCode })).responseCode;
const change = (token: string, oldPassword: string, wanted = newPassword) =>
  api.call('PUT', '/changepassword', { token, body: { clientId: sitiId, oldPassword, newPassword: wanted } });

test('an address that was never verified gets no link', async () => {
  expect((await askLink('budi@contoh.id')).responseCode).toBe(208);
  expect(await mails('budi@contoh.id')).toEqual([]);
});

describe('by a code', () => {
  test('the password is new, every session ended and the login opens again', async () => {
    const token = await api.login();
    for (let tries = 0; tries < 5; tries += 1) await login('Salah1234');
    expect((await login('Rahasia123')).responseCode).toBe(207);
    const code = await askForgotten(api, sitiPhone);
    expect((await post('/validateotpforgotpassword', { msisdn: sitiPhone, ...code })).responseCode).toBe(200);
    const { otpRequestId } = code;
    expect((await post('/updatepassword', { otpRequestId, newPassword })).responseCode).toBe(200);
    expect(await isLive(token)).toBe(false);
    expect((await login(newPassword)).responseCode).toBe(200);
    expect((await login('Rahasia123')).responseCode).toBe(201);
  });

  test('an authorization code that the old password gave becomes no session', async () => {
    const { authorizationCode } = dataOf(await login('Rahasia123'), loginAuthData);
    await post('/updatepassword', { ...(await askForgotten(api, sitiPhone)), newPassword });
    const exchange = { authorizationCode, codeVerifier: testVerifier, clientId: 'poku-web' };
    const answer = await post('/logintoken', { ...exchange, grantType: 'authorization_code' });
    expect(answer.responseCode).toBe(205);
  });

  test('a number that is empty, none or nobody’s has a code of its own', async () => {
    const ask = async (msisdn: string) => (await post('/requestotpforgotpassword', { msisdn })).responseCode;
    expect([await ask(''), await ask('12'), await ask(newPerson().phone)]).toEqual([202, 201, 201]);
  });

  test('a bad password is a 400 that names it, and the code stays good', async () => {
    const code = await askForgotten(api, sitiPhone);
    const bad = await post('/updatepassword', { ...code, newPassword: 'Password123' });
    expect(bad).toMatchObject({ status: 400, data: { field: 'newPassword' } });
    for (const known of ['Jordan23', 'PokuPoin2026'])
      expect(await post('/updatepassword', { ...code, newPassword: known })).toMatchObject({
        status: 400,
        message: 'Password ini terlalu mudah ditebak',
        data: { field: 'newPassword' },
      });
    expect((await post('/updatepassword', { ...code, newPassword })).responseCode).toBe(200);
  });

  test('of two uses of one code at once one wins', async () => {
    const code = await askForgotten(api, sitiPhone);
    const use = (wanted: string) => post('/updatepassword', { ...code, newPassword: wanted });
    const answers = await Promise.all([use('Sandi4567'), use('Sandi7654')]);
    expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 205]);
  });
});

describe('by a link', () => {
  test('the password is new and every session ended', async () => {
    const token = await api.login();
    expect((await askLink('SITI@contoh.id')).responseCode).toBe(200);
    const [mail] = await mails();
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/change-password\?verifyCode=[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
    expect((await followLink(await newestToken())).responseCode).toBe(200);
    expect(await isLive(token)).toBe(false);
    expect((await login(newPassword)).responseCode).toBe(200);
  });

  test('an address that is unknown, empty or none has a code of its own', async () => {
    const codes = [await askLink('tidak@contoh.id'), await askLink(' '), await askLink('siti')];
    expect(codes.map((answer) => answer.responseCode)).toEqual([201, 202, 205]);
    expect(await mails('tidak@contoh.id')).toEqual([]);
  });

  test('a link works once, and only the newest one', async () => {
    await askLink();
    const first = await newestToken();
    await askLink();
    const second = await newestToken();
    expect((await followLink(first)).responseCode).toBe(204);
    expect((await followLink(second)).responseCode).toBe(200);
    expect((await followLink(second, 'Sandi7654')).responseCode).toBe(205);
    expect((await followLink('x'.repeat(43))).responseCode).toBe(201);
    expect((await login(newPassword)).responseCode).toBe(200);
  });

  test('a look at a link answers as its use would, and uses nothing', async () => {
    await askLink();
    const first = await newestToken();
    expect([await lookAt(first), await lookAt(first)]).toEqual([200, 200]);
    await askLink();
    const second = await newestToken();
    expect([await lookAt(first), await lookAt(second)]).toEqual([204, 200]);
    expect((await followLink(second)).responseCode).toBe(200);
    expect([await lookAt(second), await lookAt('x'.repeat(43))]).toEqual([205, 201]);
    await askLink();
    const third = await newestToken();
    api.deps.clock.advance(29 * 60_000);
    expect(await lookAt(third)).toBe(200);
    api.deps.clock.advance(60_000);
    expect(await lookAt(third)).toBe(204);
    expect((await login(newPassword)).responseCode).toBe(200);
  });

  test('who looks at links again and again is told to wait, like who uses them', async () => {
    const limited = await startTestApi({ rateLimit: 30 });
    const look = () =>
      limited.call('POST', '/checkforgotpasswordemail', { body: { verifyCode: 'x'.repeat(43) } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await look()).status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('of two uses of one link at once one wins', async () => {
    await askLink();
    const token = await newestToken();
    const answers = await Promise.all([followLink(token, 'Sandi4567'), followLink(token, 'Sandi7654')]);
    expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 205]);
  });

  test('a link dies when the password is changed in another way', async () => {
    await askLink();
    expect((await change(await api.login(), 'Rahasia123')).responseCode).toBe(200);
    expect((await followLink(await newestToken(), 'Sandi7654')).responseCode).toBe(204);
  });

  test('the sixth link in three hours is 207, also when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => askLink()));
    expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 200, 200, 200, 200, 207, 207]);
    expect(await mails()).toHaveLength(5);
    api.deps.clock.advance(3 * 60 * 60_000);
    expect((await askLink()).responseCode).toBe(200);
  });

  test('a bad password is a 400 that names it, and the link stays good', async () => {
    await askLink();
    const token = await newestToken();
    expect(await followLink(token, 'pendek')).toMatchObject({ status: 400, data: { field: 'password' } });
    expect((await followLink(token)).responseCode).toBe(200);
  });
});

describe('by the old password', () => {
  test('the other sessions end and this one stays', async () => {
    const other = await api.login();
    const token = await api.login();
    expect((await change(token, 'Rahasia123')).responseCode).toBe(200);
    expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
    expect((await login(newPassword)).responseCode).toBe(200);
  });

  test('an old password that is the new one, malformed or wrong has a code of its own', async () => {
    const token = await api.login();
    const code = async (old: string, wanted?: string) => (await change(token, old, wanted)).responseCode;
    expect(await code('Rahasia123', 'Rahasia123')).toBe(203);
    expect([await code(''), await code('pendek')]).toEqual([204, 204]);
    expect(await code('Salah1234')).toBe(205);
    const bad = await change(token, 'Rahasia123', 'rahasia1234');
    expect(bad).toMatchObject({ status: 400, data: { field: 'newPassword' } });
    expect((await login('Rahasia123')).responseCode).toBe(200);
  });

  test('it needs the member’s own session', async () => {
    const stranger = await api.login(dewiPhone);
    const body = { clientId: sitiId, oldPassword: 'Rahasia123', newPassword };
    expect((await api.call('PUT', '/changepassword', { body })).status).toBe(401);
    const foreign = await api.call('PUT', '/changepassword', { token: stranger, body });
    const unknown = await api.call('PUT', '/changepassword', {
      token: stranger,
      body: { ...body, clientId: 'nobody' },
    });
    expect([foreign.responseCode, foreign.message]).toEqual([unknown.responseCode, unknown.message]);
    expect((await login('Rahasia123')).responseCode).toBe(200);
  });

  test('five wrong ones in a row are 207 for ten minutes, also when they come at once', async () => {
    const token = await api.login();
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(token, 'Salah1234')));
    const codes = answers.map((answer) => answer.responseCode);
    expect(codes.filter((code) => code === 205)).toHaveLength(4);
    expect(codes.filter((code) => code === 207)).toHaveLength(8);
    expect((await change(token, 'Rahasia123')).responseCode).toBe(207);
    api.deps.clock.advance(10 * 60_000);
    expect((await change(token, 'Rahasia123')).responseCode).toBe(200);
  });

  test('of two changes at once one wins', async () => {
    const token = await api.login();
    const answers = await Promise.all([
      change(token, 'Rahasia123', 'Sandi4567'),
      change(token, 'Rahasia123', 'Sandi7654'),
    ]);
    expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 205]);
  });
});
