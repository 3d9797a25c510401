/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { answerTo, dataOf, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { otpIssued } from '../otp/schema';
import { partnerPointsWording } from './wording';

let api: TestApi;
let token: string;
let item: { voucherId: string; redemptionRuleId: string; rewardItemId: string };
let price: number;
let phone: string;
let foreignPhone: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
  const row = only(
    await api.deps.db.rows<{
      id: string;
      redemption_id: string;
      reward_item_id: string;
      price_points: number;
      own: string;
      foreign: string;
    }>(sql`
      select v.id, v.redemption_id, v.reward_item_id, v.price_points,
        (select min(prefix) from operator_prefix where operator_id = v.operator) as own,
        (select min(prefix) from operator_prefix where operator_id <> v.operator) as foreign
      from voucher v where v.kind = 'telco' order by v.price_points limit 1`),
  );
  item = { voucherId: row.id, redemptionRuleId: row.redemption_id, rewardItemId: row.reward_item_id };
  price = row.price_points;
  phone = `0${row.own}`.padEnd(12, '7');
  foreignPhone = `0${row.foreign}`.padEnd(12, '7');
});
afterAll(() => api.close());

const openCheckout = (more: Record<string, string>) =>
  api.call(
    'GET',
    `/checkoutvoucher/${sitiId}?${new URLSearchParams({ ...item, quantity: '1', ...more }).toString()}`,
    { token },
  );
const checkout = async (more: Record<string, string>) => (await openCheckout(more)).responseCode;

test('a package is bought for a number of its operator: one code, and the order keeps the number', async () => {
  const basket = { clientId: sitiId, ...item, quantity: 1, msisdn: phone };
  const asked = await api.call('POST', '/multiplepaymentotp', {
    token,
    body: { ...basket, paymentMethod: '0' },
  });
  const { otpRequestId } = dataOf(asked, otpIssued);
  const body = {
    ...basket,
    otpRequestId,
    otpCode: await api.lastOtp(),
    totalTransaction: price,
    paymentMethods: [{ partnerId: '0', point: price }],
  };
  const bought = answerTo(buyCall, await api.call('POST', '/buyproduct', { token, body }));
  expect(bought.coupons).toHaveLength(1);
  const answer = await api.call('GET', `/transaction/${sitiId}?number=${bought.number}`, {
    token,
  });
  expect(answer.data).toMatchObject({ msisdn: `+62${phone.slice(1)}`, quantity: 1 });
});

test('the checkout says that a package goes out at once to its number', async () => {
  expect((await openCheckout({ msisdn: phone })).data).toMatchObject({
    notes: partnerPointsWording.packageNotes,
  });
});

test('another operator’s number, none at all, and a coupon with a number are 20404; two packages 40003', async () => {
  expect(await checkout({ msisdn: phone })).toBe(200);
  expect(await checkout({ msisdn: foreignPhone })).toBe(20404);
  expect(await checkout({})).toBe(20404);
  expect(await checkout({ msisdn: phone, quantity: '2' })).toBe(40003);
  const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001' };
  expect(await checkout({ ...coffee, msisdn: phone })).toBe(20404);
});

test('a purchase of a package names the number, and of one alone', async () => {
  const body = { clientId: sitiId, ...item, otpRequestId: 'x', otpCode: '123456', totalTransaction: price };
  const whole = { ...body, quantity: 1, paymentMethods: [{ partnerId: '0', point: price }] };
  const field = async (more: object) =>
    (await api.call('POST', '/buyproduct', { token, body: { ...whole, ...more } })).data;
  expect(await field({})).toEqual({ field: 'msisdn' });
  expect(await field({ msisdn: phone, quantity: 2 })).toEqual({ field: 'quantity' });
});
