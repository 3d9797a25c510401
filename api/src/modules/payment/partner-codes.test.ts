/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are answers of partners.
import {
  OTP_LOCK_MS,
  OTP_RESEND_WAIT_MS,
  OTP_WINDOW_MS,
  PAYMENT_OTP_VERIFIED_LIFE_MS,
} from '@poku/domain/limits/codes';
import { dataOf, sitiId } from '../../testing/api';
import { startPaying, type Paying } from '../../testing/paying';
import { otpIssued } from '../otp/schema';

const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
const shares = { '0': 4000, '2': 3000 };
const methods = [
  { partnerId: '0', point: 4000 },
  { partnerId: '2', point: 3000, useOtp: false },
];
let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  token = await paying.api.login();
  // Sets the price that the split pays.
  await paying.prepare({ shares, isWithoutPartnerCode: true });
});
afterAll(() => paying.close());

const ask = (more: object = {}) =>
  paying.api.call('POST', '/multiplepaymentotp', {
    token,
    body: { clientId: sitiId, paymentMethod: '2', ...coffee, paymentMethods: methods, ...more },
  });
const check = (otpRequestId: string, otpCode: string) =>
  paying.api.call('POST', '/multiplevalidateotp', {
    token,
    body: { clientId: sitiId, paymentMethod: '2', data: { otpRequestId, otpCode } },
  });
const give = async (otpRequestId: string, otpCode: string) =>
  (await check(otpRequestId, otpCode)).responseCode;
const sent = async (more: object = {}) => {
  const { otpRequestId } = dataOf(await ask(more), otpIssued);
  return { id: otpRequestId, code: paying.fake.books.lastCode() };
};
const buyWith = async (partnerOtpRequestId?: string, more: object = {}) => {
  const body = await paying.prepare({ shares, isWithoutPartnerCode: true });
  return (
    await paying.send({ ...body, ...(partnerOtpRequestId !== undefined && { partnerOtpRequestId }), ...more })
  ).responseCode;
};

test('the partner sends its code, and what it confirms pays once', async () => {
  const { id, code } = await sent();
  expect(code).toMatch(/^\d{4}$/);
  expect(await buyWith(id)).toBe(40111);
  expect(await give(id, code)).toBe(200);
  expect(await buyWith(id)).toBe(200);
  expect(await buyWith(id)).toBe(40111);
  expect(await give(id, code)).toBe(205);
});

test('a share of a programme with codes needs one, whatever the client says', async () => {
  expect(await buyWith()).toBe(40111);
  expect(await buyWith('unknown')).toBe(40111);
  expect(paying.fake.calls.filter(({ name }) => name === 'debit')).toEqual([]);
});

test('a code is for its amount, its basket and five minutes', async () => {
  const { id, code } = await sent();
  await give(id, code);
  const other = await paying.prepare({ shares: { '0': 4001, '2': 2999 }, isWithoutPartnerCode: true });
  expect((await paying.send({ ...other, partnerOtpRequestId: id })).responseCode).toBe(40111);
  paying.api.deps.clock.advance(PAYMENT_OTP_VERIFIED_LIFE_MS);
  expect(await buyWith(id)).toBe(40111);
});

test('another member’s code pays nothing', async () => {
  const { id, code } = await sent();
  await give(id, code);
  token = await paying.api.login('081200000003');
  expect(await give(id, code)).toBe(204);
});

test('a wrong code tells how many tries are left until the lock', async () => {
  const { id } = await sent();
  expect(await check(id, '9999')).toMatchObject({ responseCode: 201, data: { triesLeft: 2 } });
  expect(await check(id, '9999')).toMatchObject({ responseCode: 201, data: { triesLeft: 1 } });
  expect((await check(id, '9999')).data).toBeUndefined();
  expect((await check('unknown', '9999')).data).toBeUndefined();
});

test('three wrong codes lock for three hours, also at the same time', async () => {
  const { id, code } = await sent();
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(id, '9999')));
  expect(answers.filter((answer) => answer === 201).length).toBeLessThanOrEqual(2);
  expect(answers.filter((answer) => answer === 207).length).toBeGreaterThanOrEqual(4);
  expect(paying.fake.calls.filter(({ name }) => name === 'checkCode')).toHaveLength(3);
  expect(await give(id, code)).toBe(207);
  expect((await ask()).responseCode).toBe(207);
  paying.api.deps.clock.advance(OTP_LOCK_MS);
  expect((await ask()).responseCode).toBe(200);
});

test('a purchase that names no code finds the one that its own session verified, and no other session’s', async () => {
  const { id, code } = await sent();
  expect(await give(id, code)).toBe(200);
  const own = token;
  const body = await paying.prepare({ shares, isWithoutPartnerCode: true });
  token = await paying.api.login();
  const buyAs = async (asker: string) =>
    (await paying.api.call('POST', '/buyvoucher', { token: asker, body })).responseCode;
  expect(await buyAs(token)).toBe(40111);
  expect(await buyAs(own)).toBe(200);
});

test('without a split the code is for what own points leave over', async () => {
  const whole = { '0': 15_000, '2': 3000 };
  await paying.prepare({ shares: whole, isWithoutPartnerCode: true });
  const { id, code } = await sent({ paymentMethods: undefined });
  expect(await give(id, code)).toBe(200);
  const body = await paying.prepare({ shares: whole, isWithoutPartnerCode: true });
  const answer = await paying.api.call('POST', '/buyvoucher', { token, body });
  expect(answer.responseCode).toBe(200);
});

test('without a split no code is sent where own points are enough', async () => {
  expect((await ask({ paymentMethods: undefined })).responseCode).toBe(40121);
});

test('sixty seconds pass between sends, five go in three hours', async () => {
  const remaining = [];
  for (let sends = 0; sends < 5; sends += 1) {
    const issued = dataOf(await ask(), otpIssued);
    expect(issued.remainingOtpRequest).toBe(issued.remainingOTP);
    remaining.push(issued.remainingOTP);
    // Asked again too soon, it answers with the same code and sends no other.
    expect(await ask()).toMatchObject({ responseCode: 200, data: { otpRequestId: issued.otpRequestId } });
    paying.api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  }
  expect(remaining).toEqual([4, 3, 2, 1, 0]);
  expect((await ask()).responseCode).toBe(211);
  paying.api.deps.clock.advance(OTP_WINDOW_MS);
  expect((await ask()).responseCode).toBe(200);
});

test('a send that the partner never made is not spent, and one of which nobody knows stands', async () => {
  paying.fake.decide = () => ({ refuse: 'other' });
  expect((await ask()).responseCode).not.toBe(200);
  paying.fake.decide = () => 'none';
  const first = dataOf(await ask(), otpIssued);
  expect(first.remainingOTP).toBe(4);
  paying.api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  paying.fake.decide = () => 'after';
  expect((await ask()).responseCode).toBe(504);
  paying.fake.decide = () => 'none';
  expect(dataOf(await ask(), otpIssued).remainingOTP).toBe(3);
});

test('a partner that does not answer says so, and what was typed does not count as wrong', async () => {
  const { id, code } = await sent();
  paying.fake.decide = () => 'before';
  for (let tries = 0; tries < 4; tries += 1) expect(await give(id, code)).toBe(504);
  paying.fake.decide = () => 'none';
  expect(await give(id, code)).toBe(200);
  paying.api.deps.clock.advance(OTP_RESEND_WAIT_MS);
  paying.fake.decide = () => 'before';
  expect((await ask()).responseCode).toBe(504);
});

test.each([
  ['another sum', { paymentMethods: [{ partnerId: '2', point: 3000 }] }, 40003],
  ['no partner with a code', { paymentMethods: [{ partnerId: '0', point: 7000 }] }, 40121],
])('%s: no code is sent', async (_label, more, responseCode) => {
  expect((await ask(more)).responseCode).toBe(responseCode);
  expect(paying.fake.calls).toEqual([]);
});
