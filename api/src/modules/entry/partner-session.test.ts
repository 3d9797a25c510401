/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { FRESH_AUTHENTICATION_MS } from '@poku/domain/limits/access';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { only } from '../../db/rows';
import { isOpenToPartners } from '../../http/step-up';
import { accessMatrix } from '../../testing/access-matrix';
import {
  dataOf,
  sitiId,
  sitiPhone,
  startTestApi,
  type CallOptions,
  type Method,
  type TestApi,
} from '../../testing/api';
import { sha256 } from '../../security/random';
import { checkToken, exchangeVisit, logInAt, mintToken } from '../../testing/visits';
import { outboxMessage } from '../sandbox/schema';

let api: TestApi;
const siti = {
  subject: 'siti@contoh.id',
  msisdn: '+6281200000002',
  email: 'siti@contoh.id',
  name: 'Siti Rahma',
};
const needed = { status: 200, responseCode: 40131, data: undefined };
const body = { clientId: sitiId };
const profile = { ...body, gender: '1', name: 'Siti Rahma', dob: '1991-08-25', email: 'siti@baru.id' };
const session = z.object({ accessToken: z.string() });

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** What who has a partner's key gets: a session of a linked member. */
const enter = async (headers?: Record<string, string>): Promise<string> => {
  const visit = await checkToken(api, await mintToken(api, 'nusapoin', siti), { slug: 'nusapoin' });
  return dataOf(await exchangeVisit(api, visit, headers), session).accessToken;
};
const ask = (token: string, method: Method, path: string, options: CallOptions = {}) =>
  api.call(method, path, { token, at: 'nusapoin', ...options });
const stepUp = (token: string, password = 'Rahasia123') =>
  ask(token, 'POST', '/stepup', { body: { ...body, password } });
const told = async (to: string) =>
  dataOf(await api.call('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`), z.array(outboxMessage))
    .filter(({ otp, link }) => otp === undefined && link === undefined)
    .map(({ text }) => text);

describe('a session that a partner’s key opened', () => {
  test.each([
    ['Poku’s own origin', { headers: { 'x-forwarded-host': 'localhost:3000' } }],
    ['another partner’s', { at: 'garuda' }],
    ['a page of Poku’s own, whichever host it asks', { headers: { origin: 'http://localhost:3000' } }],
    ['no origin of ours', { headers: { 'x-forwarded-host': 'elsewhere.example' } }],
    ['the address of the API itself', {}],
  ])('is none on %s', async (_name, options) => {
    const token = await enter();
    const path = `/customerdetail/${sitiId}`;
    expect((await ask(token, 'GET', path)).responseCode).toBe(200);
    expect((await ask(token, 'GET', path, { at: undefined, ...options })).status).toBe(401);
    const origin = 'http://nusapoin.localhost:3000';
    expect((await ask(token, 'GET', path, { at: undefined, headers: { origin } })).responseCode).toBe(200);
  });

  test.each([
    ['PUT', '/customer', profile],
    ['PUT', '/customer', { ...profile, email: siti.email }],
    ['POST', '/partnerunlink', { partnerId: '2' }],
    ['POST', '/initiatelink', { partnerId: '9', urlRedirect: '/' }],
    ['PUT', '/customersetting', { notifStatus: '0' }],
    ['POST', '/customerinterest', { interestIds: [{ interestId: '1' }] }],
    ['POST', '/sendvoucher', { voucherId: '1001', code: 'unknown' }],
  ] as const)('does not %s %s until a step-up', async (method, path, more) => {
    const token = await enter();
    const call = () => ask(token, method, path, { body: { ...body, ...more } });
    expect(await call()).toMatchObject(needed);
    expect((await stepUp(token)).responseCode).toBe(200);
    expect((await call()).responseCode).not.toBe(40131);
    api.deps.clock.advance(FRESH_AUTHENTICATION_MS);
    expect(await call()).toMatchObject(needed);
  });

  test('sets no password by the older call, and changes it with the old one alone', async () => {
    const token = await enter();
    const answer = await fetch(`${api.origin}/api/changePassword/${sitiId}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-host': 'nusapoin.localhost:3000',
      },
      body: JSON.stringify({ new_password: 'Sandi4567', conf_password: 'Sandi4567' }),
    });
    expect(await answer.json()).toMatchObject({ status: 'error' });
    const change = (oldPassword: string) =>
      ask(token, 'PUT', '/changepassword', { body: { ...body, oldPassword, newPassword: 'Sandi4567' } });
    expect((await change('Salah1234')).responseCode).toBe(205);
    expect((await change('Rahasia123')).responseCode).toBe(200);
  });

  test('steps up by a code to the member’s own number too', async () => {
    const token = await enter();
    const order = await ask(token, 'POST', '/requestotp', { body: { purpose: 'stepup' } });
    const { otpRequestId } = dataOf(order, z.object({ otpRequestId: z.string() }));
    const otpCode = await api.lastOtp(sitiPhone);
    const given = { purpose: 'stepup', otpRequestId, otpCode };
    expect((await ask(token, 'POST', '/validateotp', { body: given })).responseCode).toBe(200);
    expect((await ask(token, 'PUT', '/customer', { body: profile })).responseCode).toBe(200);
  });
});

test('a login with the password at a partner is fresh for ten minutes, and bound to it as well', async () => {
  const token = await logInAt(api, sitiPhone, 'nusapoin');
  expect((await api.call('GET', `/customerdetail/${sitiId}`, { token })).status).toBe(401);
  const save = () => ask(token, 'PUT', '/customersetting', { body: { ...body, notifStatus: '0' } });
  expect((await save()).responseCode).toBe(200);
  api.deps.clock.advance(FRESH_AUTHENTICATION_MS);
  expect(await save()).toMatchObject(needed);
});

test('of all calls that change something, those that a partner’s session makes as it is are written down', () => {
  const closed = accessMatrix
    .filter(({ access }) => access === 'member')
    .map(({ call }) => call)
    .filter((call) => {
      const [method = '', path = ''] = call.split(' ');
      return !isOpenToPartners(method, path);
    });
  expect(closed.sort()).toEqual([
    'DELETE /pushsubscription',
    'POST /customerinterest',
    'POST /initiatelink',
    'POST /partnerunlink',
    'POST /pushsubscription',
    'POST /sendvoucher',
    'POST /takebackvoucher',
    'PUT /customer',
    'PUT /customersetting',
  ]);
});

describe('coupons', () => {
  const coupon = z.object({ voucherId: z.string(), code: z.string(), voucherCode: z.string().nullable() });
  const list = async (token: string) =>
    dataOf(await ask(token, 'GET', `/customervoucher/${sitiId}`), z.object({ data: z.array(coupon) })).data;
  const detail = async (token: string, { voucherId, code }: z.output<typeof coupon>) =>
    dataOf(
      await ask(token, 'GET', `/customervoucherdetail/${sitiId}?voucherId=${voucherId}&code=${code}`),
      coupon,
    );
  const reveal = (token: string, { voucherId, code }: z.output<typeof coupon>, at?: string) =>
    ask(token, 'POST', '/redeemvoucher', { body: { ...body, voucherId, code }, at });
  const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  const buy = async (token: string, at: string | undefined): Promise<void> => {
    const order = { ...body, ...item, paymentMethod: '0' };
    const sent = await ask(token, 'POST', '/multiplepaymentotp', { body: order, at });
    const { otpRequestId } = dataOf(sent, z.object({ otpRequestId: z.string() }));
    const data = { otpRequestId, otpCode: await api.lastOtp() };
    await ask(token, 'POST', '/multiplevalidateotp', { body: { ...body, paymentMethod: '0', data }, at });
    const { price } = only(
      await api.deps.db.rows<{ price: number }>(sql`
        select price_points::int as price from voucher where id = ${item.voucherId}`),
    );
    const payment = { totalTransaction: price, paymentMethods: [{ partnerId: '0', point: price }] };
    const bought = await ask(token, 'POST', '/buyvoucher', {
      body: { ...body, ...item, ...payment, ...data },
      at,
    });
    expect(bought.responseCode).toBe(200);
  };
  const newest = async (token: string) => only((await list(token)).slice(0, 1));

  test('that it bought are revealed in the session as they are', async () => {
    const token = await enter();
    await buy(token, 'nusapoin');
    const bought = await newest(token);
    expect((await reveal(token, bought, 'nusapoin')).responseCode).toBe(200);
    expect((await newest(token)).voucherCode).not.toBeNull();
  });

  test('that were bought elsewhere need a step-up, also those whose code was shown there', async () => {
    const own = await api.login();
    await buy(own, undefined);
    api.deps.clock.advance(60_000);
    const before = await enter();
    await buy(before, 'nusapoin');
    const token = await enter();
    const coupons = (await list(token)).slice(0, 2);
    expect(coupons).toHaveLength(2);
    for (const one of coupons) {
      expect(await reveal(token, one, 'nusapoin')).toMatchObject(needed);
      expect((await reveal(await api.login(), one, undefined)).responseCode).toBe(200);
      expect(await reveal(token, one, 'nusapoin')).toMatchObject(needed);
      expect((await detail(token, one)).voucherCode).toBeNull();
    }
    expect((await list(token)).every(({ voucherCode }) => voucherCode === null)).toBe(true);
    await stepUp(token);
    for (const one of coupons) {
      expect((await reveal(token, one, 'nusapoin')).responseCode).toBe(200);
      expect((await detail(token, one)).voucherCode).not.toBeNull();
    }
  });
});

describe('the owner is told', () => {
  const text = /Akun Poku kamu baru saja dibuka lewat NusaPoin di perangkat baru\./;

  test('of the first entry on a device by address and number, and of no other one on it', async () => {
    const device = { cookie: `poku_device=${'d'.repeat(43)}` };
    await enter(device);
    await enter(device);
    for (const to of [siti.email, sitiPhone]) expect(await told(to)).toEqual([expect.stringMatching(text)]);
    await enter();
    for (const to of [siti.email, sitiPhone]) expect(await told(to)).toHaveLength(2);
  });

  test('of no login with the password, and of no entry on a device where one was', async () => {
    const device = { cookie: `poku_device=${'e'.repeat(43)}` };
    const credentials = { msisdn: sitiPhone, password: 'Rahasia123', clientId: 'poku-web' };
    const verifier = 'v'.repeat(64);
    const first = await api.call('POST', '/loginauth', {
      body: { ...credentials, codeChallenge: sha256(verifier) },
    });
    const { authorizationCode } = dataOf(first, z.object({ authorizationCode: z.string() }));
    const exchange = { authorizationCode, codeVerifier: verifier, clientId: 'poku-web' };
    await api.call('POST', '/logintoken', {
      body: { ...exchange, grantType: 'authorization_code' },
      headers: device,
    });
    await enter(device);
    expect(await told(sitiPhone)).toEqual([]);
  });
});

test('a device that a partner’s user came in on is no known one of the login (D20)', async () => {
  const device = 'f'.repeat(43);
  await enter({ cookie: `poku_device=${device}` });
  const logIn = (cookie: string, password: string) =>
    api.call('POST', '/loginauth', {
      body: { msisdn: sitiPhone, password, clientId: 'poku-web', codeChallenge: 'a'.repeat(64) },
      headers: { cookie },
    });
  for (let turn = 0; turn < 5; turn += 1) await logIn('', 'Salah1234');
  expect((await logIn(`poku_device=${device}`, 'Rahasia123')).responseCode).toBe(207);
});
