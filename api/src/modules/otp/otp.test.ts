/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { OTP_LIFE_MS, OTP_LOCK_MS, OTP_RESEND_WAIT_MS, OTP_WINDOW_MS } from '@poku/domain/limits/codes';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { agusId, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { createOtpService } from './service';

const order = { purpose: 'payment', msisdn: '+6281200000077', memberId: null, basket: 'basket' };
let api: TestApi;
let otp: ReturnType<typeof createOtpService>;

beforeAll(async () => {
  api = await startTestApi();
  otp = createOtpService(api.deps);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const send = async () => {
  const issued = await otp.request(order);
  return { ...issued, code: await api.lastOtp(order.msisdn) };
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
const check = async (otpRequestId: string, otpCode: string) =>
  (await otp.check(order, { otpRequestId, otpCode })).code;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code has six digits and is right once it arrived', async () => {
  const { otpRequestId, code } = await send();
  expect(code).toMatch(/^\d{6}$/);
  expect(await check(otpRequestId, code)).toBe(200);
  expect(await check(otpRequestId, code)).toBe(200);
});

test('the code rests as a keyed hash', async () => {
  const { otpRequestId, code } = await send();
  const row = only(
    await api.deps.db.rows<{ code_hash: string }>(sql`
    select code_hash from otp_request where id = ${otpRequestId}`),
  );
  expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row.code_hash).not.toContain(code);
});

test('sixty seconds pass between two sends', async () => {
  await send();
  expect(await refusal(otp.request(order))).toBe(203);
  api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  expect(await refusal(otp.request(order))).toBe(200);
});

test('five sends in three hours leave 4 to 0, then 211 until the window has moved on', async () => {
  const remaining = [];
  for (let sends = 0; sends < 5; sends += 1) {
    remaining.push((await send()).remainingOTP);
    api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  }
  expect(remaining).toEqual([4, 3, 2, 1, 0]);
  expect(await refusal(otp.request(order))).toBe(211);
  api.deps.clock.advance(OTP_WINDOW_MS);
  expect(await refusal(otp.request(order))).toBe(200);
});

test('sends at the same time give one code', async () => {
  const codes = await Promise.all(Array.from({ length: 6 }, () => refusal(otp.request(order))));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
});

test('a code ends after five minutes', async () => {
  const { otpRequestId, code } = await send();
  api.deps.clock.advance(OTP_LIFE_MS);
  expect(await check(otpRequestId, code)).toBe(204);
});

test('three wrong codes in a row lock for three hours, and a resend does not reset the count', async () => {
  const first = await send();
  expect(await check(first.otpRequestId, wrongFor(first.code))).toBe(201);
  expect(await check(first.otpRequestId, wrongFor(first.code))).toBe(201);
  api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  const second = await send();
  expect(await check(second.otpRequestId, wrongFor(second.code))).toBe(207);
  expect(await check(second.otpRequestId, second.code)).toBe(207);
  expect(await refusal(otp.request(order))).toBe(207);
  api.deps.clock.advance(OTP_LOCK_MS);
  const third = await send();
  expect(await check(third.otpRequestId, third.code)).toBe(200);
});

test('a wrong code tells how many tries are left, and a right one gives them back', async () => {
  const { otpRequestId, code } = await send();
  const guess = (otpCode: string) => otp.check(order, { otpRequestId, otpCode });
  expect(await guess(wrongFor(code))).toEqual({ code: 201, triesLeft: 2 });
  expect(await guess(wrongFor(code))).toEqual({ code: 201, triesLeft: 1 });
  expect(await guess(code)).toEqual({ code: 200 });
  api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  const next = await send();
  const wrong = { otpRequestId: next.otpRequestId, otpCode: wrongFor(next.code) };
  expect(await otp.check(order, wrong)).toEqual({ code: 201, triesLeft: 2 });
});

test('giving an old right code again does not clear the guesses at a newer one', async () => {
  const old = await send();
  expect(await check(old.otpRequestId, old.code)).toBe(200);
  api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  const target = await send();
  const answers = [];
  for (let guess = 0; guess < 3; guess += 1) {
    answers.push(await check(target.otpRequestId, wrongFor(target.code)));
    await check(old.otpRequestId, old.code);
  }
  expect(answers).toEqual([201, 201, 207]);
});

test('wrong codes sent at the same time are all counted', async () => {
  const { otpRequestId, code } = await send();
  const answers = await Promise.all(Array.from({ length: 8 }, () => check(otpRequestId, wrongFor(code))));
  expect(answers.filter((answer) => answer === 201)).toHaveLength(2);
});

test('a code belongs to its number, member and purpose', async () => {
  const { otpRequestId, code } = await send();
  const given = { otpRequestId, otpCode: code };
  // How many tries its owner has is nobody else's business.
  expect(await otp.check({ ...order, msisdn: '+6281200000078' }, given)).toEqual({ code: 201 });
  expect(await otp.check({ ...order, purpose: 'register' }, given)).toEqual({ code: 201 });
  expect(await otp.check({ ...order, memberId: 'somebody' }, given)).toEqual({ code: 201 });
});

describe('a code that a member asks for again too soon', () => {
  const own = { ...order, memberId: sitiId };
  const tooSoon = (one: Parameters<typeof otp.request>[0]) =>
    otp.request(one).then(
      () => undefined,
      ({ code, data }: { code: number; data: object }) => ({ code, data }),
    );

  test('is the one that was sent, with the rest of the wait, and nothing is sent', async () => {
    const first = await otp.request(own);
    expect(first).toMatchObject({ remainingOTP: 4, resendIn: 60 });
    const code = await api.lastOtp(order.msisdn);
    api.deps.clock.advance(20_000);
    const again = await otp.request(own);
    expect(again).toMatchObject({ otpRequestId: first.otpRequestId, remainingOTP: 4 });
    expect(again.resendIn).toBeLessThanOrEqual(40);
    expect(again.resendIn).toBeGreaterThan(0);
    expect(await api.lastOtp(order.msisdn)).toBe(code);
    expect(await otp.check(own, { otpRequestId: again.otpRequestId, otpCode: code })).toEqual({ code: 200 });
  });

  test('is nobody else’s: another basket, another member and a guest hear how long to wait', async () => {
    const { otpRequestId } = await otp.request(own);
    for (const other of [
      { ...own, basket: 'other' },
      { ...own, memberId: agusId },
      { ...own, memberId: null },
      { ...own, memberId: null, heldId: otpRequestId },
    ])
      expect(await tooSoon(other)).toMatchObject({
        code: 203,
        data: { resendIn: expect.any(Number) as number },
      });
  });

  test('is the guest’s who holds its id', async () => {
    const { otpRequestId } = await otp.request(order);
    expect(await tooSoon({ ...order, heldId: 'made-up' })).toMatchObject({ code: 203 });
    expect(await otp.request({ ...order, heldId: otpRequestId })).toMatchObject({ otpRequestId });
  });

  test('is the last one too, when no send is left', async () => {
    for (let sends = 0; sends < 4; sends += 1) {
      await otp.request(own);
      api.deps.clock.advance(OTP_RESEND_WAIT_MS);
    }
    const last = await otp.request(own);
    expect(await otp.request(own)).toMatchObject({ otpRequestId: last.otpRequestId, remainingOTP: 0 });
    api.deps.clock.advance(OTP_RESEND_WAIT_MS);
    expect(await tooSoon(own)).toEqual({ code: 211, data: undefined });
  });
});
