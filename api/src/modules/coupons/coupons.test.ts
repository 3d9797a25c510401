/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { REVEAL_LIFE_MS } from '@poku/shared/domain';
import { pageOf } from '../../http/paging';
import { agusId, dataOf, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { ownedCoupon, redeemData } from './schema';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login('081200000003');
});
afterAll(() => api.close());

const wallet = async () =>
  dataOf(await api.call('GET', `/customervoucher/${agusId}?perPage=100`, { token }), pageOf(ownedCoupon));
const inState = async (state: number) => {
  const coupon = (await wallet()).data.find((one) => one.status_activity === state);
  if (coupon === undefined) throw new Error(`No coupon in state ${state}`);
  return { voucherId: coupon.voucherId, code: coupon.code };
};
const reveal = (key: { voucherId: string; code: string }) =>
  api.call('POST', '/redeemvoucher', { token, body: { clientId: agusId, ...key } });
const detail = async (key: { voucherId: string; code: string }) => {
  const query = new URLSearchParams(key);
  return dataOf(
    await api.call('GET', `/customervoucherdetail/${agusId}?${query.toString()}`, { token }),
    ownedCoupon,
  );
};

test('the wallet has coupons in every state, newest first, and no secret of a hidden one', async () => {
  const { data, total } = await wallet();
  expect(data).toHaveLength(total);
  expect(new Set(data.map((coupon) => coupon.status_activity))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(data.every((coupon) => coupon.status === (coupon.voucherCode !== null))).toBe(true);
});

test('a page of the wallet has five coupons unless asked otherwise', async () => {
  const first = dataOf(await api.call('GET', `/customervoucher/${agusId}`, { token }), pageOf(ownedCoupon));
  const second = dataOf(
    await api.call('GET', `/customervoucher/${agusId}?page=2`, { token }),
    pageOf(ownedCoupon),
  );
  expect([first.data.length, second.data.length]).toEqual([5, 5]);
  const codes = [...first.data, ...second.data].map((coupon) => coupon.code);
  expect(new Set(codes).size).toBe(10);
});

test('a reveal lasts thirty minutes by the server’s clock, and a second one answers the same', async () => {
  const key = await inState(1);
  const first = dataOf(await reveal(key), redeemData);
  expect(first.remainingSeconds).toBe(REVEAL_LIFE_MS / 1000);
  api.deps.clock.advance(10 * 60_000);
  const second = dataOf(await reveal(key), redeemData);
  expect([second.voucherCode, second.revealExpiredDate]).toEqual([
    first.voucherCode,
    first.revealExpiredDate,
  ]);
  expect(second.remainingSeconds).toBeLessThanOrEqual(20 * 60);
  expect(await detail(key)).toMatchObject({ status_activity: 0, voucherCode: first.voucherCode });
  api.deps.clock.advance(20 * 60_000 + 1000);
  expect(await detail(key)).toMatchObject({ status_activity: 4, remainingSeconds: null });
});

test('reveals at the same time give one end', async () => {
  const key = await inState(2);
  const ends = await Promise.all(
    Array.from({ length: 5 }, async () => dataOf(await reveal(key), redeemData).revealExpiredDate),
  );
  expect(new Set(ends).size).toBe(1);
});

test('an expired coupon cannot be revealed, and its secret stays one', async () => {
  const key = await inState(4);
  const answer = await reveal(key);
  expect(answer).toMatchObject({ responseCode: 404, data: undefined });
  expect(await detail(key)).toMatchObject({ status: false, voucherCode: null, status_activity: 4 });
});

test('a used coupon cannot be revealed again', async () => {
  const answer = await reveal(await inState(3));
  expect(answer).toMatchObject({ responseCode: 404, data: undefined });
});

test('when the reveal is over the coupon is, and it cannot be revealed again', async () => {
  const key = await inState(2);
  await reveal(key);
  api.deps.clock.advance(REVEAL_LIFE_MS);
  expect(await reveal(key)).toMatchObject({ responseCode: 404, data: undefined });
  expect(await detail(key)).toMatchObject({ status_activity: 4, remainingSeconds: null });
});

test('the list says how many seconds a revealed code has left, by the server’s clock', async () => {
  const key = await inState(1);
  await reveal(key);
  const left = async () => (await wallet()).data.find(({ code }) => code === key.code)?.remainingSeconds ?? 0;
  const before = await left();
  api.deps.clock.advance(25 * 60_000);
  const after = await left();
  expect(before - after).toBeGreaterThanOrEqual(25 * 60);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(5 * 60);
});

test('a coupon that ends within the half hour is revealed until its end', async () => {
  const key = await inState(2);
  const { sql } = await import('drizzle-orm');
  const end = new Date(api.deps.clock.now().getTime() + 10 * 60_000);
  await api.deps.db.run(sql`update coupon set expires_at = ${end} where code = ${key.code}`);
  const data = dataOf(await reveal(key), redeemData);
  expect(data.revealExpiredDate).toBe(end.toISOString());
  expect(data.remainingSeconds).toBeLessThanOrEqual(10 * 60);
  api.deps.clock.advance(10 * 60_000);
  expect((await reveal(key)).responseCode).toBe(404);
});

test('another member’s coupon is not found', async () => {
  const key = await inState(1);
  const siti = await api.login();
  const body = { clientId: sitiId, ...key };
  expect((await api.call('POST', '/redeemvoucher', { token: siti, body })).responseCode).toBe(404);
  const query = new URLSearchParams(key);
  const read = await api.call('GET', `/customervoucherdetail/${sitiId}?${query.toString()}`, { token: siti });
  expect(read.responseCode).toBe(404);
});
