/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { FRESH_AUTHENTICATION_MS } from '@poku/domain/limits/access';
import { OTP_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { z } from 'zod';
import { dataOf, sitiId, sitiPhone, startTestApi, type Answer, type TestApi } from '../../testing/api';
import { wrongCode } from '../../testing/people';
import { outboxMessage } from '../sandbox/schema';

const oldEmail = 'siti@contoh.id';
const newEmail = 'siti@baru.id';
const newPassword = 'Sandi4567';
let api: TestApi;
let token: string;
let other: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  other = await api.login();
  token = await api.login();
});
afterAll(() => api.close());

const body = { clientId: sitiId };
const profile = { ...body, gender: '1', name: 'Siti Rahma', dob: '1991-08-25', email: oldEmail };
const saveEmail = (email: string, by = token) =>
  api.call('PUT', '/customer', { token: by, body: { ...profile, email } });
const oldCall = async (by = token) => {
  const answer = await fetch(`${api.origin}/api/changePassword/${sitiId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify({ new_password: newPassword, conf_password: newPassword }),
  });
  return z.looseObject({ status: z.string(), message: z.string().optional() }).parse(await answer.json());
};
const changePassword = (oldPassword: string, by = token) =>
  api.call('PUT', '/changepassword', { token: by, body: { ...body, oldPassword, newPassword } });
const stepUp = (password: string) => api.call('POST', '/stepup', { token, body: { ...body, password } });
const askCode = async () => {
  const answer = await api.call('POST', '/requestotp', { token, body: { purpose: 'stepup' } });
  const { otpRequestId } = dataOf(answer, z.object({ otpRequestId: z.string() }));
  return { otpRequestId, otpCode: await api.lastOtp() };
};
const giveCode = (code: object, by = token) =>
  api.call('POST', '/validateotp', { token: by, body: { purpose: 'stepup', ...code } });
const isLive = async (by: string) =>
  (await api.call('GET', `/customerdetail/${sitiId}`, { token: by })).status === 200;
const sentTo = async (to: string) =>
  dataOf(await api.call('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`), z.array(outboxMessage));
const told = async (to: string) =>
  (await sentTo(to)).filter(({ otp, link }) => otp === undefined && link === undefined);
const grow = () => api.deps.clock.advance(FRESH_AUTHENTICATION_MS);
const needed = { status: 200, responseCode: 40131, data: undefined };

describe('a session of ten minutes ago', () => {
  beforeEach(grow);

  test('asks for no other e-mail, and what came with it is not saved either', async () => {
    expect(await saveEmail(newEmail)).toMatchObject(needed);
    expect(await sentTo(newEmail)).toEqual([]);
    expect((await api.call('GET', `/customerdetail/${sitiId}`, { token })).data).toMatchObject({
      pendingEmail: null,
    });
  });

  test('calls no pending e-mail off', async () => {
    const fresh = await api.login();
    await saveEmail(newEmail, fresh);
    grow();
    expect(await saveEmail(oldEmail, fresh)).toMatchObject(needed);
  });

  test('sets no password by the older call', async () => {
    expect(await oldCall()).toMatchObject({ status: 'error' });
    expect((await stepUp('Rahasia123')).responseCode).toBe(200);
  });

  test('saves the rest of a profile, and changes the password with the old one', async () => {
    expect((await saveEmail(oldEmail)).responseCode).toBe(200);
    expect((await changePassword('Rahasia123')).responseCode).toBe(200);
  });

  test('is fresh again by the password, for ten minutes and for itself alone', async () => {
    expect((await stepUp('Rahasia123')).responseCode).toBe(200);
    expect(await saveEmail(newEmail, other)).toMatchObject(needed);
    expect((await saveEmail(newEmail)).responseCode).toBe(200);
    grow();
    expect(await saveEmail('siti@lagi.id')).toMatchObject(needed);
  });

  test('is fresh again by a code to the member’s number, once', async () => {
    const code = await askCode();
    expect((await giveCode({ ...code, otpCode: wrongCode(code.otpCode) })).responseCode).toBe(201);
    expect(await saveEmail(newEmail)).toMatchObject(needed);
    expect((await giveCode(code)).responseCode).toBe(200);
    expect((await oldCall()).status).toBe('ok');
    grow();
    expect((await giveCode(code)).responseCode).toBe(205);
    expect(await oldCall()).toMatchObject({ status: 'error' });
  });

  test('is made fresh by no code of another purpose', async () => {
    const answer = await api.call('POST', '/requestotp', { token, body: { purpose: 'linkage' } });
    const { otpRequestId } = dataOf(answer, z.object({ otpRequestId: z.string() }));
    expect((await giveCode({ otpRequestId, otpCode: await api.lastOtp() })).responseCode).toBe(201);
  });
});

test('a session that was stolen has five guesses at the password in all, and the owner passes by a code', async () => {
  grow();
  const codes = [];
  for (let turn = 0; turn < 3; turn += 1) codes.push((await stepUp('Salah1234')).responseCode);
  for (let turn = 0; turn < 3; turn += 1) codes.push((await changePassword('Salah1234', other)).responseCode);
  expect(codes).toEqual([201, 201, 201, 205, 207, 207]);
  expect((await stepUp('Rahasia123')).responseCode).toBe(207);
  expect((await changePassword('Rahasia123')).responseCode).toBe(207);
  expect((await giveCode(await askCode())).responseCode).toBe(200);
  expect((await saveEmail(newEmail)).responseCode).toBe(200);
});

test('three wrong codes lock the codes of stepping up, and no others', async () => {
  const code = await askCode();
  const codes = [];
  for (let turn = 0; turn < 3; turn += 1)
    codes.push((await giveCode({ ...code, otpCode: wrongCode(code.otpCode, turn) })).responseCode);
  expect(codes).toEqual([201, 201, 207]);
  api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  const order = (purpose: string) => api.call('POST', '/requestotp', { token, body: { purpose } });
  expect((await order('stepup')).responseCode).toBe(207);
  expect((await order('linkage')).responseCode).toBe(200);
});

test('a guest steps nothing up', async () => {
  expect((await api.call('POST', '/stepup', { body: { password: 'Rahasia123' } })).status).toBe(401);
  const order = { purpose: 'stepup', msisdn: sitiPhone };
  expect((await api.call('POST', '/requestotp', { body: order })).status).toBe(401);
});

describe('a changed password', () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['with the old one', () => changePassword('Rahasia123')],
    ['by the older call', () => oldCall()],
    ['by a code', () => byCode()],
    ['by a link', () => byLink()],
  ];
  const byCode = async (): Promise<Answer> => {
    const answer = await api.call('POST', '/requestotpforgotpassword', { body: { msisdn: sitiPhone } });
    const { otpRequestId } = dataOf(answer, z.object({ otpRequestId: z.string() }));
    const given = { msisdn: sitiPhone, newPassword, otpRequestId, otpCode: await api.lastOtp() };
    return api.call('POST', '/updatepassword', { body: given });
  };
  const byLink = async (): Promise<Answer> => {
    await api.call('POST', '/requestforgotpasswordemail', { body: { email: oldEmail } });
    const verifyCode = (await sentTo(oldEmail))[0]?.link?.split('=')[1] ?? '';
    return api.call('POST', '/validateforgotpasswordemail', { body: { verifyCode, password: newPassword } });
  };

  test.each(changes)(
    '%s ends other sessions and is told to the address and the number',
    async (_name, change) => {
      await change();
      expect(await isLive(other)).toBe(false);
      for (const to of [oldEmail, sitiPhone]) {
        const messages = await told(to);
        expect(messages).toHaveLength(1);
        expect(messages[0]?.text).toContain('Password akun Poku kamu baru saja diubah');
      }
    },
  );
});

describe('a changed e-mail', () => {
  const link = async () => (await sentTo(newEmail))[0]?.link?.split('/verification/')[1] ?? '';
  const confirm = async (by?: string) =>
    api.call('POST', '/validationemail', {
      body: { verifyCode: await link() },
      ...(by !== undefined && { token: by }),
    });

  test('ends other sessions when it is asked for, and tells the old address and the number', async () => {
    await saveEmail(newEmail);
    expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
    for (const to of [oldEmail, sitiPhone]) {
      const messages = await told(to);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.text).toMatch(/mengganti email akun Poku kamu menjadi s\*\*\*@baru\.id/);
    }
  });

  test.each(['/validationemail', '/api/verification/'])(
    'does so again when it is the member’s by %s, and the session that asked for it stays',
    async (path) => {
      await saveEmail(newEmail);
      const later = await api.login();
      if (path === '/validationemail') expect((await confirm()).responseCode).toBe(200);
      else await fetch(`${api.origin}${path}${await link()}`);
      expect([await isLive(token), await isLive(later)]).toEqual([true, false]);
      for (const to of [oldEmail, sitiPhone]) {
        const [newest, ...before] = await told(to);
        expect(newest?.text).toContain('sudah diganti menjadi s***@baru.id');
        expect(before).toHaveLength(1);
      }
      expect(await told(newEmail)).toEqual([]);
    },
  );

  test('keeps the session that asked also when the e-mail was sent once more, and the one that opens it', async () => {
    await saveEmail(newEmail);
    const opener = await api.login();
    api.deps.clock.advance(OTP_RESEND_WAIT_MS);
    await api.call('POST', '/verificationemail', { token, body });
    expect((await confirm(opener)).responseCode).toBe(200);
    expect([await isLive(token), await isLive(opener)]).toEqual([true, true]);
  });

  test('that is only verified ends nothing and tells nobody', async () => {
    const budi = await api.login('081200000001');
    await api.call('POST', '/verificationemail', { token: budi, body: { clientId: 'm-7f3c9a1e04d2' } });
    const verifyCode = (await sentTo('budi@contoh.id'))[0]?.link?.split('/verification/')[1] ?? '';
    expect((await api.call('POST', '/validationemail', { body: { verifyCode } })).responseCode).toBe(200);
    expect((await api.call('GET', '/customerdetail/m-7f3c9a1e04d2', { token: budi })).status).toBe(200);
    expect(await told('081200000001')).toEqual([]);
  });
});
