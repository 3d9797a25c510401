/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import {
  agusId,
  dataOf,
  dewiPhone,
  sitiId,
  sitiPhone,
  startTestApi,
  testChallenge,
  type Method,
  type TestApi,
} from '../../testing/api';
import { askToRegister, completion, newPerson, wrongCode } from '../../testing/people';
import { outboxMessage } from '../sandbox/schema';
import { legacyAnswer } from './schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const locked = 'Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.';
const send = async (method: Method, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${api.origin}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return {
    http: answer.status,
    cookies: answer.headers.getSetCookie(),
    ...legacyAnswer[200].parse(await answer.json()),
  };
};
const login = (email: string, password = 'Rahasia123', headers = {}) =>
  send('POST', '/api/login', { email, password }, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const isLive = async (token: string, id = sitiId) =>
  (await api.call('GET', `/customerdetail/${id}`, { token })).status === 200;
const newestLink = async (email: string) =>
  dataOf(await api.call('GET', `/sandbox/outbox?to=${email}`), z.array(outboxMessage))[0]?.link ?? '';
const forgot = (url: string, email = 'siti@contoh.id') => send('POST', '/api/forgotPassword', { email, url });
const change = (id: string, token: string | undefined, wanted = 'Sandi4567', repeated = wanted) =>
  send(
    'PATCH',
    `/api/changePassword/${id}`,
    { new_password: wanted, conf_password: repeated },
    token === undefined ? {} : bearer(token),
  );

describe('login', () => {
  test('gives a session token for the header and no cookie', async () => {
    const answer = await login('SITI@contoh.id');
    expect(answer).toMatchObject({
      http: 200,
      status: 'ok',
      cookies: [],
      data: { secret: '', user_id: sitiId, email: 'siti@contoh.id' },
    });
    expect(await isLive(answer.data?.token ?? '')).toBe(true);
  });

  test('an unknown address and a wrong password answer the same, and lock alike at the fifth try', async () => {
    const codes: Record<string, (string | undefined)[]> = {};
    for (const email of ['siti@contoh.id', 'tidak@contoh.id']) {
      codes[email] = [];
      for (let tries = 0; tries < 6; tries += 1) codes[email].push((await login(email, 'Salah1234')).message);
    }
    const wrong = 'Email atau password salah';
    expect(codes['siti@contoh.id']).toEqual([wrong, wrong, wrong, wrong, locked, locked]);
    expect(codes['tidak@contoh.id']).toEqual(codes['siti@contoh.id']);
  });

  test('is no second door: its wrong tries lock the login by number, and the other way round', async () => {
    for (let tries = 0; tries < 3; tries += 1) await login('siti@contoh.id', 'Salah1234');
    const body = { msisdn: sitiPhone, clientId: 'poku-web', codeChallenge: testChallenge };
    const byNumber = (password: string) => api.call('POST', '/loginauth', { body: { ...body, password } });
    expect((await byNumber('Salah1234')).responseCode).toBe(201);
    expect((await byNumber('Salah1234')).responseCode).toBe(207);
    expect(await login('siti@contoh.id')).toMatchObject({ status: 'error', message: locked });
    api.deps.clock.advance(10 * 60_000);
    expect((await login('siti@contoh.id')).status).toBe('ok');
  });

  test('a malformed body is a 400 in the older form', async () => {
    expect(await send('POST', '/api/login', { email: 'siti@contoh.id' })).toMatchObject({
      http: 400,
      status: 'error',
      message: 'Data tidak valid: password',
    });
  });
});

describe('forgotPassword', () => {
  test('sends a link to the site, and to another origin only when that is one of the site’s', async () => {
    const origins = [];
    for (const url of [
      'http://evil.example/change-password',
      'http://nusapoin.localhost:3000/change-password',
    ]) {
      expect((await forgot(url)).status).toBe('ok');
      origins.push(new URL(await newestLink('siti@contoh.id')).origin);
    }
    expect(origins).toEqual(['http://localhost:3000', 'http://nusapoin.localhost:3000']);
  });

  test('has the limit of the other call', async () => {
    for (let sends = 0; sends < 3; sends += 1) await forgot('');
    const ask = () => api.call('POST', '/requestforgotpasswordemail', { body: { email: 'siti@contoh.id' } });
    expect([(await ask()).responseCode, (await ask()).responseCode]).toEqual([200, 200]);
    expect(await forgot('')).toMatchObject({ http: 200, status: 'error' });
    expect((await ask()).responseCode).toBe(207);
  });
});

describe('changePassword', () => {
  test('takes the member’s session, which stays while the others end', async () => {
    const other = await api.login();
    const token = await api.login();
    expect(await change(sitiId, token)).toMatchObject({
      status: 'ok',
      data: { token, secret: '', user_id: sitiId, email: 'siti@contoh.id' },
    });
    expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
    expect((await login('siti@contoh.id', 'Sandi4567')).status).toBe('ok');
  });

  test('takes a reset token once', async () => {
    await forgot('');
    const token = new URL(await newestLink('siti@contoh.id')).searchParams.get('verifyCode') ?? '';
    expect((await change(agusId, token)).status).toBe('error');
    const changed = await change(sitiId, token);
    expect(changed).toMatchObject({ status: 'ok', data: { user_id: sitiId, email: 'siti@contoh.id' } });
    expect(await isLive(changed.data?.token ?? '')).toBe(true);
    expect(await change(sitiId, token, 'Sandi7654')).toMatchObject({ http: 401, status: 'error' });
    expect((await login('siti@contoh.id', 'Sandi4567')).status).toBe('ok');
  });

  test('is a 401 for a guest, and another member’s id answers like an unknown one', async () => {
    expect((await change(sitiId, undefined)).http).toBe(401);
    expect((await change(sitiId, 'forged')).http).toBe(401);
    const token = await api.login(dewiPhone);
    expect(await change(sitiId, token)).toEqual(await change('nobody', token));
    expect((await login('siti@contoh.id')).status).toBe('ok');
  });

  test('refuses a bad password and one that is not repeated', async () => {
    const token = await api.login();
    const bad = await change(sitiId, token, 'rahasia1234');
    expect(bad).toMatchObject({ http: 400, message: 'Memiliki Huruf Kapital' });
    const unlike = await change(sitiId, token, 'Sandi4567', 'Sandi4568');
    expect(unlike).toMatchObject({ http: 400, message: 'Konfirmasi password tidak sesuai' });
    expect((await login('siti@contoh.id')).status).toBe('ok');
  });
});

describe('register and verification', () => {
  const asked = async () => {
    const person = newPerson();
    const { email, password, ...profile } = completion(person, await askToRegister(api, person));
    return { email, password, profile, reference: '', url: '' };
  };

  test('makes a member with a verified code, logs in and verifies the e-mail', async () => {
    const body = await asked();
    const answer = await send('POST', '/api/register', body);
    const { token = '', user_id: id = '' } = answer.data ?? {};
    expect(answer).toMatchObject({ status: 'ok', data: { email: body.email } });
    expect(await isLive(token, id)).toBe(true);
    const verifyCode = (await newestLink(body.email)).split('/').at(-1) ?? '';
    const verified = await send('GET', `/api/verification/${verifyCode}`);
    expect(verified).toMatchObject({ status: 'ok', data: { user_id: id, email: body.email } });
    const detail = await api.call('GET', `/customerdetail/${id}`, { token });
    expect(detail.data).toMatchObject({ emailVerify: '1' });
    expect((await send('GET', '/api/verification/unknown')).status).toBe('error');
  });

  test('has the rules and limits of the other call', async () => {
    const body = await asked();
    const { profile } = body;
    expect(await send('POST', '/api/register', { ...body, password: 'lemah' })).toMatchObject({ http: 400 });
    const guess = (turn: number) => {
      const otpCode = wrongCode(profile.otpCode, turn);
      return send('POST', '/api/register', { ...body, profile: { ...profile, otpCode } });
    };
    for (let turn = 0; turn < 3; turn += 1) expect((await guess(turn)).status).toBe('error');
    expect((await send('POST', '/api/register', body)).message).toContain('3 jam');
  });
});
