/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { BusinessError } from '../../http/errors';
import { agusId, answerTo, dataOf, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { toRequest, type BuyBody } from '../../testing/paying';
import { lockAccounts } from '../ledger/journal.repository';
import { verifyLedger } from '../ledger/verify.service';
import { createPurchaseService } from './purchase.service';
import { otpIssued } from '../otp/schema';

const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001' };
const price = 1800;
const agusPhone = '081200000003';
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
});
afterAll(() => api.close());

const order = (otp: { otpRequestId: string; otpCode: string }, clientId = sitiId): BuyBody => ({
  clientId,
  ...otp,
  ...coffee,
  quantity: 1,
  totalTransaction: price,
  paymentMethods: [{ partnerId: '0', point: price }],
});
const buy = (body: object, headers: Record<string, string> = {}, by = token) =>
  api.call('POST', '/buyvoucher', { token: by, body, headers });

async function askOtp(more: object = {}, by = token, clientId = sitiId, phone?: string) {
  const body = { clientId, paymentMethod: '0', ...coffee, quantity: 1, ...more };
  const answer = await api.call('POST', '/multiplepaymentotp', { token: by, body });
  return { otpRequestId: dataOf(answer, otpIssued).otpRequestId, otpCode: await api.lastOtp(phone) };
}
const wrongFor = (otpCode: string) => (otpCode === '000000' ? '000001' : '000000');

async function orderCount(): Promise<number> {
  return only(
    await api.deps.db.rows<{ total: number }>(sql`select count(*)::int as total from purchase_order`),
  ).total;
}
async function pointsOf(memberId: string): Promise<number> {
  const rows = await api.deps.db.rows<{ balance: number }>(sql`
    select balance from ledger_account where member_id = ${memberId} and purpose = 'available'`);
  return only(rows).balance;
}

test('of two different purchases with one code at once, one is made and the other is 40003', async () => {
  const otp = await askOtp();
  const before = await orderCount();
  const halves = [
    { partnerId: '0', point: price / 2 },
    { partnerId: '0', point: price / 2 },
  ];
  const answers = await Promise.all([buy(order(otp)), buy({ ...order(otp), paymentMethods: halves })]);
  expect(answers.map((answer) => answer.responseCode).sort((a, b) => a - b)).toEqual([200, 40003]);
  expect(await orderCount()).toBe(before + 1);
  expect(await pointsOf(sitiId)).toBe(15_000 - price);
});

test('of two codes under one Idempotency-Key at once, one is bought with and the other is 40003', async () => {
  const first = await askOtp();
  api.deps.clock.advance(60_000);
  const second = await askOtp();
  const headers = { 'idempotency-key': 'one-basket' };
  const answers = await Promise.all([buy(order(first), headers), buy(order(second), headers)]);
  expect(answers.map((answer) => answer.responseCode).sort((a, b) => a - b)).toEqual([200, 40003]);
  expect(await pointsOf(sitiId)).toBe(15_000 - price);
});

test('a purchase under the key of another one is 40003, even if its own code was used', async () => {
  const first = await askOtp();
  await buy(order(first), { 'idempotency-key': 'first' });
  api.deps.clock.advance(60_000);
  const second = await askOtp();
  await buy(order(second), { 'idempotency-key': 'second' });
  expect((await buy(order(second), { 'idempotency-key': 'first' })).responseCode).toBe(40003);
});

test('of two members who buy the last coupon at once, one gets it and the other keeps the points', async () => {
  const agus = await api.login(agusPhone);
  const sitiOtp = await askOtp();
  const agusOtp = await askOtp({ clientId: agusId }, agus, agusId, agusPhone);
  await api.deps.db.run(sql`update voucher set stock = 1 where id = ${coffee.voucherId}`);
  const before = (await pointsOf(sitiId)) + (await pointsOf(agusId));
  const answers = await Promise.all([buy(order(sitiOtp)), buy(order(agusOtp, agusId), {}, agus)]);
  expect(answers.map((answer) => answer.responseCode).sort((a, b) => a - b)).toEqual([200, 40005]);
  expect((await pointsOf(sitiId)) + (await pointsOf(agusId))).toBe(before - price);
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('a purchase without a result in time is 20002, and its repeat gets the result', async () => {
  const body = order(await askOtp());
  const impatient = createPurchaseService(api.deps, 50);
  let isAnswered: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (isAnswered = resolve));
  let isLocked: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => (isLocked = resolve));
  const blocker = api.deps.db.transaction(async (tx) => {
    await lockAccounts(tx, sitiId);
    isLocked();
    await answered;
  });
  await locked;
  const late = await impatient.buy(sitiId, toRequest(body), null).catch((error: unknown) => error);
  isAnswered();
  await blocker;
  expect(late).toBeInstanceOf(BusinessError);
  expect(late).toMatchObject({ code: 20002 });
  const bought = answerTo(buyCall, await buy(body));
  expect(bought.ownPoints).toBe(15_000 - price);
  expect(answerTo(buyCall, await buy(body)).number).toBe(bought.number);
  expect(await pointsOf(sitiId)).toBe(15_000 - price);
});

test('guesses are counted together over both calls and over a resend', async () => {
  const first = await askOtp();
  const data = { otpRequestId: first.otpRequestId, otpCode: wrongFor(first.otpCode) };
  const body = { clientId: sitiId, paymentMethod: '0', data };
  expect((await api.call('POST', '/multiplevalidateotp', { token, body })).responseCode).toBe(201);
  expect((await buy({ ...order(first), otpCode: wrongFor(first.otpCode) })).responseCode).toBe(40111);
  api.deps.clock.advance(60_000);
  const second = await askOtp();
  expect((await buy({ ...order(second), otpCode: wrongFor(second.otpCode) })).responseCode).toBe(207);
  expect((await buy(order(second))).responseCode).toBe(207);
});

test('a client that says no code is needed still needs one', async () => {
  const otp = await askOtp();
  const unneeded = { paymentMethods: [{ partnerId: '0', point: price, useOtp: false }] };
  expect((await buy({ ...order(otp), ...unneeded, otpCode: wrongFor(otp.otpCode) })).responseCode).toBe(
    40111,
  );
  expect((await buy({ ...order(otp), ...unneeded, otpCode: undefined })).responseCode).toBe(40111);
});

test.each([
  ['totalTransaction', { totalTransaction: -price }],
  ['totalTransaction', { totalTransaction: 2 ** 53 }],
  ['totalTransaction', { totalTransaction: 1800.5 }],
  ['quantity', { quantity: 0 }],
  ['quantity', { quantity: 1.5 }],
  ['quantity', { quantity: '1' }],
  ['paymentMethods.0.point', { paymentMethods: [{ partnerId: '0', point: -1 }] }],
  ['paymentMethods', { paymentMethods: [] }],
])('%s is refused as %o', async (field, change) => {
  const otp = { otpRequestId: 'any', otpCode: '123456' };
  expect(await buy({ ...order(otp), ...change })).toMatchObject({ status: 400, data: { field } });
});

test('a withdrawn coupon and one whose sale is over are 40005, another rule or item 20404', async () => {
  const otp = await askOtp();
  const checkout = (key: object) => {
    const query = new URLSearchParams({ ...coffee, quantity: '1', ...key });
    return api.call('GET', `/checkoutvoucher/${sitiId}?${query.toString()}`, { token });
  };
  expect((await checkout({ rewardItemId: 'I1002' })).responseCode).toBe(20404);
  await api.deps.db.run(sql`update voucher set withdrawn = true where id = ${coffee.voucherId}`);
  expect((await checkout({})).responseCode).toBe(40005);
  expect((await buy(order(otp))).responseCode).toBe(40005);
  await api.deps.db.run(sql`
    update voucher set withdrawn = false, sale_ends_at = ${new Date(0)} where id = ${coffee.voucherId}`);
  expect((await buy(order(otp))).responseCode).toBe(40005);
});

test('a purchase from a promotion is made only if the promotion has the coupon', async () => {
  const row = only(
    await api.deps.db.rows<{ promotion_id: string }>(sql`
      select promotion_id from promotion_voucher where voucher_id = ${coffee.voucherId} limit 1`),
  );
  const adsId = row.promotion_id;
  const fromPromotion = (body: object) => api.call('POST', '/buydiscountproduct', { token, body });
  const otp = await askOtp({ adsId });
  expect((await fromPromotion(order(otp))).status).toBe(400);
  expect((await fromPromotion({ ...order(otp), adsId })).responseCode).toBe(200);
  const query = new URLSearchParams({ ...coffee, quantity: '1', adsId: 'nothing' });
  const foreign = await api.call('GET', `/checkoutvoucher/${sitiId}?${query.toString()}`, { token });
  expect(foreign.responseCode).toBe(20404);
});

test('an Idempotency-Key of more than 128 characters is a 400 that names it', async () => {
  const otp = { otpRequestId: 'any', otpCode: '123456' };
  expect(await buy(order(otp), { 'idempotency-key': 'k'.repeat(129) })).toMatchObject({
    status: 400,
    data: { field: 'Idempotency-Key' },
  });
});
