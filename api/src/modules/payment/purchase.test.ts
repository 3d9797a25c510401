/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { BRAND } from '@poku/domain/brand';
import { OTP_MAX_FAILURES } from '@poku/domain/limits/codes';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { only } from '../../db/rows';
import { after } from '../../ports/clock';
import { keyedHash } from '../../security/random';
import { agusId, answerTo, dataOf, sitiId, sitiPhone, startTestApi, type TestApi } from '../../testing/api';
import type { BuyBody } from '../../testing/paying';
import { verifyLedger } from '../ledger/verify.service';
import { forgetOld } from '../../retention';
import { insertOtp } from '../otp/repository';
import { fingerprintBasket } from './basket';
import { otpIssued } from '../otp/schema';

const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001' };
const coffeePrice = 1800;
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

const order = (otpRequestId: string, otpCode: string, quantity = 1): BuyBody => ({
  clientId: sitiId,
  otpRequestId,
  otpCode,
  ...coffee,
  quantity,
  totalTransaction: coffeePrice * quantity,
  paymentMethods: [{ partnerId: '0', point: coffeePrice * quantity, useOtp: true }],
});

async function askOtp(quantity = 1): Promise<{ otpRequestId: string; otpCode: string }> {
  const body = { clientId: sitiId, paymentMethod: '0', ...coffee, quantity };
  const answer = await api.call('POST', '/multiplepaymentotp', { token, body });
  return { otpRequestId: dataOf(answer, otpIssued).otpRequestId, otpCode: await api.lastOtp() };
}

const buy = (body: BuyBody, headers: Record<string, string> = {}) =>
  api.call('POST', '/buyvoucher', { token, body, headers });

async function traces() {
  const row = await api.deps.db.rows<{ orders: number; held: number; stock: number; points: number }>(sql`
    select (select count(*)::int from purchase_order where member_id = ${sitiId}) as orders,
      (select balance from ledger_account where member_id = ${sitiId} and purpose = 'held') as held,
      (select stock from voucher where id = '1001') as stock,
      (select balance from ledger_account where member_id = ${sitiId} and purpose = 'available') as points`);
  return only(row);
}

test('a purchase takes points and stock, issues a coupon per unit and shows in wallet and history', async () => {
  const before = await traces();
  const { otpRequestId, otpCode } = await askOtp(2);
  const bought = answerTo(buyCall, await buy(order(otpRequestId, otpCode, 2)));
  expect(new Set(bought.coupons.map((coupon) => coupon.reference)).size).toBe(2);
  expect(bought.ownPoints).toBe(15_000 - 2 * coffeePrice);
  expect(await traces()).toEqual({
    orders: before.orders + 1,
    held: 0,
    stock: before.stock - 2,
    points: 15_000 - 2 * coffeePrice,
  });
  const burns = await api.call('GET', `/customerburn/${sitiId}`, { token });
  expect(burns.data).toMatchObject({
    data: [
      {
        [BRAND.wire.transactionNumber]: bought.number,
        totalTransaction: 3600,
        status: 0,
      },
      {},
      {},
      {},
    ],
  });
  const wallet = await api.call('GET', `/customervoucher/${sitiId}?perPage=2`, { token });
  expect(wallet.data).toMatchObject({
    data: [{ voucherId: '1001', status_activity: 1 }, { voucherId: '1001' }],
  });
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('after a reload the confirmation stands for the code, for five minutes', async () => {
  const confirmed = async () => {
    api.deps.clock.advance(61_000);
    const data = await askOtp();
    const body = { clientId: sitiId, paymentMethod: '0', data };
    expect((await api.call('POST', '/multiplevalidateotp', { token, body })).responseCode).toBe(200);
    return { ...order(data.otpRequestId, data.otpCode), otpCode: undefined };
  };
  expect((await buy(await confirmed())).responseCode).toBe(200);
  const late = await confirmed();
  api.deps.clock.advance(300_000);
  expect((await buy(late)).responseCode).toBe(40111);
});

test('repeating a purchase gives the stored reply, and another body under the same code 40003', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const first = await buy(order(otpRequestId, otpCode));
  expect((await buy(order(otpRequestId, otpCode))).data).toEqual(first.data);
  expect((await buy({ ...order(otpRequestId, otpCode), totalTransaction: 1 })).responseCode).toBe(40003);
  expect((await traces()).points).toBe(15_000 - coffeePrice);
});

test('repeats at the same time make one order', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const { orders } = await traces();
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(order(otpRequestId, otpCode))));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  expect(answers.every((answer) => answer.responseCode === 200)).toBe(true);
  expect((await traces()).orders).toBe(orders + 1);
});

test('an Idempotency-Key of an earlier purchase gives that purchase only for the same body', async () => {
  const headers = { 'idempotency-key': 'key-1' };
  const first = await askOtp();
  const bought = await buy(order(first.otpRequestId, first.otpCode), headers);
  expect((await buy(order(first.otpRequestId, first.otpCode), headers)).data).toEqual(bought.data);
  api.deps.clock.advance(61_000);
  const second = await askOtp();
  expect((await buy(order(second.otpRequestId, second.otpCode), headers)).responseCode).toBe(40003);
});

test('an Idempotency-Key belongs to its first request also when that was refused', async () => {
  const headers = { 'idempotency-key': 'key-refused' };
  const { otpRequestId, otpCode } = await askOtp();
  const body = order(otpRequestId, otpCode);
  await api.deps.db.run(sql`update voucher set stock = 0 where id = '1001'`);
  expect((await buy(body, headers)).responseCode).toBe(40005);
  await api.deps.db.run(sql`update voucher set stock = 5 where id = '1001'`);
  const halves = [
    { partnerId: '0', point: coffeePrice / 2 },
    { partnerId: '0', point: coffeePrice / 2 },
  ];
  expect((await buy({ ...body, paymentMethods: halves }, headers)).responseCode).toBe(40003);
  expect((await traces()).points).toBe(15_000);
  expect((await buy(body, headers)).responseCode).toBe(200);
});

test('a key of a refused purchase is forgotten after a day', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const body = order(otpRequestId, otpCode);
  await buy({ ...body, totalTransaction: 1 }, { 'idempotency-key': 'key-old' });
  const kept = () => api.deps.db.rows(sql`select idempotency_key as key from purchase_key`);
  api.deps.clock.advance(24 * 60 * 60_000 - 60_000);
  await forgetOld(api.deps);
  expect(await kept()).toEqual([{ key: 'key-old' }]);
  api.deps.clock.advance(120_000);
  await forgetOld(api.deps);
  expect(await kept()).toEqual([]);
});

test('a replay says that it is one, and a first answer and a refusal of another body do not', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const body = order(otpRequestId, otpCode);
  const said = async (sent: BuyBody) => (await buy(sent)).headers.get('idempotency-replayed');
  expect(await said(body)).toBeNull();
  expect(await said(body)).toBe('true');
  expect(await said({ ...body, totalTransaction: 1 })).toBeNull();
});

test('figures that are not the server’s are 40003 and leave the code usable', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const body = order(otpRequestId, otpCode);
  const before = await traces();
  expect(
    (await buy({ ...body, totalTransaction: 100, paymentMethods: [{ partnerId: '0', point: 100 }] }))
      .responseCode,
  ).toBe(40003);
  expect((await buy({ ...body, totalTransaction: coffeePrice - 1 })).responseCode).toBe(40003);
  expect(
    (await buy({ ...body, paymentMethods: [{ partnerId: '9', point: coffeePrice }] })).responseCode,
  ).toBe(40121);
  expect(await traces()).toEqual(before);
  expect((await buy(body)).responseCode).toBe(200);
});

test('a code pays only for the basket it was asked for', async () => {
  const { otpRequestId, otpCode } = await askOtp(1);
  expect((await buy(order(otpRequestId, otpCode, 2))).responseCode).toBe(40111);
});

test('wrong codes are 40111 and stay counted; the third in a row locks', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const wrong = otpCode === '000000' ? '000001' : '000000';
  const codes = [];
  for (let tries = 0; tries < OTP_MAX_FAILURES; tries += 1) {
    codes.push((await buy(order(otpRequestId, wrong))).responseCode);
  }
  expect(codes).toEqual([40111, 40111, 207]);
  expect((await buy(order(otpRequestId, otpCode))).responseCode).toBe(207);
});

test('too few points are 40004 and no stock is 40005, and neither leaves a trace', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const before = await traces();
  await api.deps.db.run(sql`update voucher set stock = 0 where id = '1001'`);
  expect((await buy(order(otpRequestId, otpCode))).responseCode).toBe(40005);
  await api.deps.db.run(
    sql`update voucher set stock = ${before.stock}, price_points = 20000 where id = '1001'`,
  );
  const dear = { totalTransaction: 20_000, paymentMethods: [{ partnerId: '0', point: 20_000 }] };
  expect((await buy({ ...order(otpRequestId, otpCode), ...dear })).responseCode).toBe(40004);
  expect(await traces()).toEqual(before);
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('a verified code stands for five minutes', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const body = { clientId: sitiId, paymentMethod: '0', data: { otpRequestId, otpCode } };
  expect((await api.call('POST', '/multiplevalidateotp', { token, body })).responseCode).toBe(200);
  api.deps.clock.advance(5 * 60_000 + 1);
  expect((await buy(order(otpRequestId, otpCode))).responseCode).toBe(40111);
});

test('another member’s code and client id are refused', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const agus = await api.login('081200000003');
  const stolen = { ...order(otpRequestId, otpCode), clientId: agusId };
  expect((await api.call('POST', '/buyvoucher', { token: agus, body: stolen })).responseCode).toBe(40111);
  const foreign = await api.call('POST', '/buyvoucher', { token: agus, body: order(otpRequestId, otpCode) });
  const unknown = await api.call('POST', '/buyvoucher', {
    token: agus,
    body: { ...stolen, clientId: 'nobody' },
  });
  expect([foreign.status, foreign.responseCode, foreign.message]).toEqual([200, 204, unknown.message]);
});

test('more than ten units are a 400 that names the quantity', async () => {
  const { otpRequestId, otpCode } = await askOtp();
  const answer = await buy(order(otpRequestId, otpCode, 11));
  expect(answer).toMatchObject({ status: 400, data: { field: 'quantity' } });
});

test('of 64 purchases at once with points for ten, exactly ten succeed', async () => {
  const { db, clock, config } = api.deps;
  const now = clock.now();
  const code = '123456';
  const item = { voucherId: '1012', redemptionRuleId: 'R1012', rewardItemId: 'I1012', quantity: 1 };
  const price = 1500;
  await db.run(sql`update voucher set price_points = ${price} where id = ${item.voucherId}`);
  const before = await traces();
  const key = { purpose: 'payment', msisdn: `+62${sitiPhone.slice(1)}`, memberId: sitiId };
  const basket = fingerprintBasket({ ...item, phone: '', adsId: '' });
  const ids = Array.from({ length: 64 }, (_, index) => `parallel-${index}`);
  for (const id of ids) {
    const codeHash = keyedHash(config.secret, [id, key.purpose, key.msisdn, basket, code].join('\n'));
    await insertOtp(db, { ...key, id, basket, codeHash, expiresAt: after(now, 60_000), now });
  }
  const answers = await Promise.all(
    ids.map((otpRequestId) =>
      buy({
        clientId: sitiId,
        ...item,
        otpRequestId,
        otpCode: code,
        totalTransaction: price,
        paymentMethods: [{ partnerId: '0', point: price }],
      }),
    ),
  );
  const codes = answers.map((answer) => answer.responseCode).sort((left, right) => left - right);
  expect(codes).toEqual([...Array<number>(10).fill(200), ...Array<number>(54).fill(40004)]);
  expect(await traces()).toEqual({ ...before, orders: before.orders + 10, held: 0, points: 0 });
  expect(await verifyLedger(db)).toEqual([]);
  const coupons = await db.rows<{ total: number }>(sql`
    select count(*)::int as total from coupon where voucher_id = ${item.voucherId} and member_id = ${sitiId}`);
  expect(only(coupons).total).toBe(10);
});

test('the checkout puts own points first and computes the price', async () => {
  const query = new URLSearchParams({ ...coffee, quantity: '3' });
  const answer = await api.call('GET', `/checkoutvoucher/${sitiId}?${query.toString()}`, { token });
  const data = dataOf(
    answer,
    z.object({
      totalTransaction: z.number(),
      partnerPoint: z.array(z.object({ partnerId: z.string() })),
      notes: z.string(),
    }),
  );
  expect(data.notes).toMatch(/^Kupon bisa dipakai sampai \d+ \p{L}+ 20\d\d\. Kodenya hangus 30 menit/u);
  expect(data.totalTransaction).toBe(3 * coffeePrice);
  expect(data.partnerPoint.map((source) => source.partnerId)).toEqual(['0', '2', '3']);
});
