/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { PAYMENT_OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { agusId, dataOf, sitiId } from '../../testing/api';
import { startPaying, type BuyBody, type Paying } from '../../testing/paying';
import { otpIssued } from '../otp/schema';

/** Purchases that name no code of the partner: the one that their own session had confirmed is meant, and nothing else (D62). */
const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
const shares = { '0': 4000, '2': 3000 };
const agusPhone = '081200000003';
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

const call = (path: string, body: object, by: string | null = token) =>
  paying.api.call('POST', path, { body, ...(by !== null && { token: by }) });
const ask = async () => {
  const paymentMethods = Object.entries(shares).map(([partnerId, point]) => ({ partnerId, point }));
  const body = { clientId: sitiId, paymentMethod: '2', ...coffee, paymentMethods };
  const { otpRequestId } = dataOf(await call('/multiplepaymentotp', body), otpIssued);
  return { otpRequestId, otpCode: paying.fake.books.lastCode() };
};
const give = (data: object, by: string | null = token, clientId = sitiId) =>
  call('/multiplevalidateotp', { clientId, paymentMethod: '2', data }, by);
const confirm = async () => {
  const code = await ask();
  expect((await give(code)).responseCode).toBe(200);
  return code;
};
const purchase = (more: Partial<BuyBody> = {}) =>
  paying.prepare({ shares, isWithoutPartnerCode: true, more });
const buy = async (body: BuyBody, by: string | null = token) =>
  (await call('/buyvoucher', body, by)).responseCode;
const expectNothingBought = async () => {
  expect(paying.fake.calls.filter(({ name }) => name === 'debit')).toEqual([]);
  expect(await paying.balances()).toMatchObject({ own: 15_000, held: 0, nusapoin: 20_000 });
};

test('a code is not confirmed by another member or a guest, who know it and its request', async () => {
  const code = await ask();
  const agus = await paying.api.login(agusPhone);
  expect((await give(code, agus, agusId)).responseCode).toBe(201);
  expect((await give(code, agus)).responseCode).not.toBe(200);
  expect((await give(code, null)).status).toBe(401);
  expect(await buy(await purchase())).toBe(40111);
  await expectNothingBought();
});

test('a guess by another member counts against nobody', async () => {
  const code = await ask();
  const agus = await paying.api.login(agusPhone);
  for (let turn = 0; turn < 4; turn += 1)
    expect((await give({ ...code, otpCode: '0000' }, agus, agusId)).responseCode).toBe(201);
  expect((await give(code)).responseCode).toBe(200);
});

test('of two purchases at once that name no code of the partner one is made', async () => {
  await confirm();
  const [first, second] = [await purchase(), await purchase()];
  const answers = await Promise.all([buy(first), buy(second)]);
  expect(answers.sort((a, b) => a - b)).toEqual([200, 40111]);
  expect(paying.fake.calls.filter(({ name }) => name === 'debit')).toHaveLength(1);
  expect(await paying.problems()).toEqual([]);
});

test('a code that paid pays nothing more, and one of five minutes ago nothing at all', async () => {
  await confirm();
  expect(await buy(await purchase())).toBe(200);
  expect(await buy(await purchase())).toBe(40111);
  paying.api.deps.clock.advance(60_000);
  await confirm();
  paying.api.deps.clock.advance(PAYMENT_OTP_VERIFIED_LIFE_MS);
  expect(await buy(await purchase())).toBe(40111);
  expect(await paying.problems()).toEqual([]);
});

test('a code that was confirmed for one basket or amount is not found for another', async () => {
  await confirm();
  const more = { voucherId: '1002', redemptionRuleId: 'R1002', rewardItemId: 'I1002' };
  expect(await buy(await purchase(more))).not.toBe(200);
  const other = await paying.prepare({ shares: { '0': 4001, '2': 2999 }, isWithoutPartnerCode: true });
  expect(await buy(other)).toBe(40111);
  await expectNothingBought();
});

test('a code that nobody has confirmed yet is not found', async () => {
  await ask();
  expect(await buy(await purchase())).toBe(40111);
  await expectNothingBought();
});

test('neither a guest, nor another member, nor a session that was left buys with what a session confirmed', async () => {
  await confirm();
  const body = await purchase();
  expect((await call('/buyvoucher', body, null)).status).toBe(401);
  const agus = await paying.api.login(agusPhone);
  expect(await buy(body, agus)).not.toBe(200);
  expect(await buy({ ...body, clientId: agusId }, agus)).toBe(40111);
  expect((await call('/signout', { clientId: sitiId })).responseCode).toBe(200);
  expect((await call('/buyvoucher', body)).status).toBe(401);
  token = await paying.api.login();
  expect(await buy(body)).toBe(40111);
  await expectNothingBought();
});
