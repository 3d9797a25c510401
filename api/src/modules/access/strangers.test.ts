/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: the counts are statements that every login uses.
import { LOGIN_LOCK_MS } from '@poku/domain/limits/access';
import { OTP_MAX_SENDS, OTP_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { productionRateLimit } from '../../config/env';
import { sitiPhone, startTestApi, testChallenge, testVerifier, type TestApi } from '../../testing/api';
import { newPerson, wrongCode } from '../../testing/people';
import { createLimitService } from '../limits/service';

const newPassword = 'Sandi4567';
let api: TestApi;
let turn = 0;

beforeAll(async () => {
  // The limits of addresses and networks as they are in production.
  api = await startTestApi({ rateLimit: productionRateLimit });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** An address of nobody, in a network of its own. */
const elsewhere = (): string => {
  turn += 1;
  return `203.${turn % 250}.${Math.floor(turn / 250)}.9`;
};
const post = (url: string, body: object, address: string, device?: string) =>
  api.call('POST', url, {
    body,
    headers: { 'x-forwarded-for': address, ...(device !== undefined && { cookie: `poku_device=${device}` }) },
  });
const codeOf = async (...call: Parameters<typeof post>) => (await post(...call)).responseCode;
const login = (password: string, address: string, device?: string, msisdn = sitiPhone) =>
  codeOf(
    '/loginauth',
    { msisdn, password, clientId: 'poku-web', codeChallenge: testChallenge },
    address,
    device,
  );
const ask = (address: string, device?: string) =>
  post('/requestotpforgotpassword', { msisdn: sitiPhone }, address, device);
const idOf = ({ data }: Awaited<ReturnType<typeof ask>>): string => {
  if (typeof data === 'object' && data !== null && 'otpRequestId' in data) return String(data.otpRequestId);
  throw new Error('No code was sent');
};
const wait = () => api.deps.clock.advance(OTP_RESEND_WAIT_MS);
const deviceIn = (headers: Headers): string =>
  /poku_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Logs the owner in and gives the device that is known from then on. */
async function knownDevice(): Promise<string> {
  const credentials = { msisdn: sitiPhone, password: 'Rahasia123', clientId: 'poku-web' };
  const first = await post('/loginauth', { ...credentials, codeChallenge: testChallenge }, elsewhere());
  const { authorizationCode } = first.data as { authorizationCode: string };
  const exchange = { authorizationCode, codeVerifier: testVerifier, clientId: 'poku-web' };
  const second = await post('/logintoken', { ...exchange, grantType: 'authorization_code' }, elsewhere());
  return deviceIn(second.headers);
}

/** A stranger asks for a code and gives three wrong ones. */
async function fourCalls(address: string): Promise<void> {
  const otpRequestId = idOf(await ask(address));
  const otpCode = await api.lastOtp();
  for (let tries = 0; tries < 3; tries += 1)
    await post('/validateotpforgotpassword', { otpRequestId, otpCode: wrongCode(otpCode, tries) }, address);
}

describe('who forgot the password', () => {
  test('is not locked out by the four calls of a stranger, who is', async () => {
    const [stranger, device] = [elsewhere(), await knownDevice()];
    await fourCalls(stranger);
    wait();
    expect((await ask(stranger)).responseCode).toBe(207);
    const asked = [await ask(elsewhere()), await ask(elsewhere(), device)];
    expect(asked.map(({ responseCode }) => responseCode)).toEqual([200, 200]);
  });

  test('is not locked out by five sends of a stranger, who is', async () => {
    const stranger = elsewhere();
    for (let sends = 0; sends < OTP_MAX_SENDS; sends += 1) {
      expect((await ask(stranger)).responseCode).toBe(200);
      wait();
    }
    expect((await ask(stranger)).responseCode).toBe(211);
    expect(await ask(elsewhere())).toMatchObject({ responseCode: 200, data: { remainingOTP: 4 } });
  });

  test('passes on a known device while strangers of many networks use up what they have together', async () => {
    const device = await knownDevice();
    const codes: number[] = [];
    for (let sends = 0; sends < 2 * OTP_MAX_SENDS + 1; sends += 1) {
      codes.push((await ask(elsewhere())).responseCode);
      wait();
    }
    expect(codes).toEqual([...Array<number>(2 * OTP_MAX_SENDS).fill(200), 211]);
    const otpRequestId = idOf(await ask(elsewhere(), device));
    const body = { otpRequestId, otpCode: await api.lastOtp(), newPassword };
    expect(await codeOf('/updatepassword', body, elsewhere(), device)).toBe(200);
    // Slower for everybody, and no lock: the pace goes on.
    api.deps.clock.advance(36 * 60_000);
    expect((await ask(elsewhere())).responseCode).toBe(200);
  });

  test('has the right code of the SMS taken, however many wrong ones strangers gave', async () => {
    for (let strangers = 0; strangers < 3; strangers += 1) {
      await fourCalls(elsewhere());
      wait();
    }
    const [stranger, owner] = [elsewhere(), elsewhere()];
    const theirs = idOf(await ask(stranger));
    const guess = (place: number) =>
      codeOf(
        '/validateotpforgotpassword',
        { otpRequestId: theirs, otpCode: String(100_000 + place) },
        stranger,
      );
    expect([await guess(1), await guess(2)]).toEqual([201, 207]);
    wait();
    const otpRequestId = idOf(await ask(owner));
    const otpCode = await api.lastOtp();
    expect(await codeOf('/validateotpforgotpassword', { otpRequestId, otpCode }, owner)).toBe(200);
  });

  test('gets a link although a stranger asked for five, and the stranger’s do not end it', async () => {
    const link = (address: string) =>
      codeOf('/requestforgotpasswordemail', { email: 'siti@contoh.id' }, address);
    const stranger = elsewhere();
    expect(await link(elsewhere())).toBe(200);
    const rows = await api.deps.db.rows<{ link: string }>(sql`
      select link from outbox where link is not null order by id desc limit 1`);
    const codes: number[] = [];
    for (let links = 0; links < 6; links += 1) codes.push(await link(stranger));
    expect(codes).toEqual([200, 200, 200, 200, 200, 207]);
    expect(await link(elsewhere())).toBe(200);
    const verifyCode = new URL(rows[0]?.link ?? '').searchParams.get('verifyCode') ?? '';
    expect(
      await codeOf('/validateforgotpasswordemail', { verifyCode, password: newPassword }, elsewhere()),
    ).toBe(200);
  });

  test('who registers is not locked out by a stranger who tried the number', async () => {
    const person = newPerson();
    const register = (address: string) =>
      codeOf('/register', { msisdn: person.phone, email: person.email }, address);
    const stranger = elsewhere();
    for (let sends = 0; sends < OTP_MAX_SENDS; sends += 1) {
      await register(stranger);
      wait();
    }
    expect(await register(stranger)).toBe(211);
    expect(await register(elsewhere())).toBe(200);
  });
});

describe('wrong passwords', () => {
  test('at one number from everywhere are twenty, and then one in ten minutes; the owner gets in', async () => {
    const device = await knownDevice();
    const guess = () => login('Salah1234', elsewhere());
    const codes: number[] = [];
    for (let tries = 0; tries < 25; tries += 1) codes.push(await guess());
    expect(codes).toEqual([...Array<number>(20).fill(201), ...Array<number>(5).fill(207)]);
    expect(await login('Rahasia123', elsewhere())).toBe(207);
    expect(await login('Rahasia123', elsewhere(), device)).toBe(200);
    api.deps.clock.advance(LOGIN_LOCK_MS);
    expect([await guess(), await guess()]).toEqual([201, 207]);
  });

  test('at one number keep nobody out who has the code by SMS, while they go on', async () => {
    const guess = () => login('Salah1234', elsewhere());
    for (let tries = 0; tries < 20; tries += 1) await guess();
    const home = elsewhere();
    expect(await login('Rahasia123', home)).toBe(207);
    const otpRequestId = idOf(await ask(home));
    const body = { otpRequestId, otpCode: await api.lastOtp(), newPassword };
    const reset = await post('/updatepassword', body, home);
    expect(reset.responseCode).toBe(200);
    for (let tries = 0; tries < 21; tries += 1) await guess();
    expect(await login(newPassword, home)).toBe(207);
    expect(await login(newPassword, home, deviceIn(reset.headers))).toBe(200);
  });

  test.each([
    ['a /24', (place: number) => `198.51.100.${place % 250}`],
    ['a /64', (place: number) => `2001:db8:7:9:${place.toString(16)}::1`],
  ])('of %s at many numbers are a hundred, which a known device passes', async (_name, addressOf) => {
    const device = await knownDevice();
    const codes: number[] = [];
    for (let tries = 0; tries < 105; tries += 1)
      codes.push(await login('Salah1234', addressOf(tries), undefined, `0813${77_000_000 + tries}`));
    expect(codes).toEqual([...Array<number>(100).fill(201), ...Array<number>(5).fill(207)]);
    expect(await login('Rahasia123', addressOf(200))).toBe(207);
    expect(await login('Rahasia123', addressOf(200), device)).toBe(200);
    expect(await login('Rahasia123', elsewhere())).toBe(200);
    api.deps.clock.advance(60_000);
    expect(await login('Rahasia123', addressOf(200))).toBe(200);
  });

  test('addresses of one /64 are one requester', async () => {
    const codes: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      codes.push(await login('Salah1234', `2001:db8:1:2::${tries + 1}`));
    expect(codes).toEqual([201, 201, 201, 201, 207, 207]);
  });

  test('right ones use nothing up', async () => {
    const codes: number[] = [];
    for (let logins = 0; logins < 30; logins += 1) codes.push(await login('Rahasia123', elsewhere()));
    expect(new Set(codes)).toEqual(new Set([200]));
  });

  test('that many processes evaluate at once are counted together', async () => {
    const other = await buildApp(api.deps);
    const body = {
      msisdn: sitiPhone,
      password: 'Salah1234',
      clientId: 'poku-web',
      codeChallenge: testChallenge,
    };
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, place) => {
        if (place % 2 === 0) return login('Salah1234', elsewhere());
        const headers = { 'x-forwarded-for': elsewhere() };
        const answer = await other.inject({ method: 'POST', url: '/loginauth', payload: body, headers });
        return answer.json<{ responseCode: number }>().responseCode;
      }),
    );
    await other.close();
    expect(answers.filter((code) => code === 201)).toHaveLength(20);
  });
});

const isAnswered = (question: Promise<void>): Promise<boolean> =>
  question.then(
    () => true,
    () => false,
  );

describe('questions whether a number has an account', () => {
  const check = async (place: number, address: string) =>
    (
      await api.call('GET', `/checkmsisdn?msisdn=0813${66_000_000 + place}`, {
        headers: { 'x-forwarded-for': address },
      })
    ).status;

  // The service itself, since a day of calls over HTTP would meet the limit of all calls of a process.
  test('are 60 for an address, and then one in two minutes: 780 in a day', async () => {
    const limits = createLimitService(api.deps);
    const address = elsewhere();
    let learned = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      while (await isAnswered(limits.demandQuestion(address))) learned += 1;
      api.deps.clock.advance(60_000);
    }
    expect(learned).toBeLessThanOrEqual(780);
    expect(learned).toBeGreaterThan(770);
  });

  test('of forgot password and of registration are among them', async () => {
    const address = elsewhere();
    for (let place = 0; place < 60; place += 1) {
      await check(place, address);
      api.deps.clock.advance(1_000);
    }
    const unknown = { msisdn: '081366000001' };
    const statuses = [
      (await post('/requestotpforgotpassword', unknown, address)).status,
      (await post('/register', { ...unknown, email: 'x@contoh.id' }, address)).status,
      (await post('/requestforgotpasswordemail', { email: 'x@contoh.id' }, address)).status,
      (await post('/requestotp', { ...unknown, purpose: 'forgotpassword' }, address)).status,
    ];
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });

  test('in several processes count together, like all calls that are scarce', async () => {
    const narrow = { ...api.deps, config: { ...api.deps.config, rateLimit: 20 } };
    const apps = [await buildApp(narrow), await buildApp(narrow)];
    const address = elsewhere();
    const statuses: number[] = [];
    for (let calls = 0; calls < 4; calls += 1) {
      const answer = await apps[calls % 2]?.inject({
        url: '/checkemail?email=siti@contoh.id',
        headers: { 'x-forwarded-for': address },
      });
      statuses.push(answer?.statusCode ?? 0);
    }
    for (const app of apps) await app.close();
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});
