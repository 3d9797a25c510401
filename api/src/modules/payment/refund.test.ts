/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { transactionCall } from '@poku/mfe-checkout/calls/transaction';
import { sql } from 'drizzle-orm';
import { answerTo, sitiId } from '../../testing/api';
import { numberOf, startPaying, type Paying } from '../../testing/paying';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

const shares = { '0': 4000, '2': 3000 };
const untouched = { own: 15_000, held: 0, nusapoin: 20_000, dompetnusa: 150_000 };

test('a refund gives each source its own back, and its coupons are nowhere any more', async () => {
  const { db } = paying.api.deps;
  const lots = () => db.rows(sql`select id, remaining from ledger_lot order by id`);
  const before = await lots();
  const stock = await paying.stock();
  const answer = await paying.buy({ shares });
  const { coupons } = answerTo(buyCall, answer);
  const number = numberOf(answer);
  expect(await paying.saga.refund(number, 'kupon tidak bisa dipakai')).toEqual({
    number,
    state: 'refunded',
    isStuck: false,
  });
  expect(await paying.balances()).toEqual(untouched);
  expect(await lots()).toEqual(before);
  expect(await paying.stock()).toBe(stock);
  const token = await paying.api.login();
  const code = coupons[0]?.reference ?? '';
  const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await paying.api.call(method, path, { token, ...(body !== undefined && { body }) })).responseCode;
  const key = { voucherId: '1001', code };
  expect(await call('POST', '/redeemvoucher', { clientId: sitiId, ...key })).toBe(404);
  expect(await call('GET', `/customervoucherdetail/${sitiId}?voucherId=1001&code=${code}`)).toBe(404);
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({
    status: 'failed',
    coupons: [],
  });
});

test('a partner that is silent keeps the refund open until it has given back', async () => {
  const number = numberOf(await paying.buy({ shares }));
  paying.fake.decide = () => 'before';
  expect(await paying.saga.refund(number, 'x')).toMatchObject({ state: 'refunding' });
  expect((await paying.balances()).own).toBe(15_000);
  paying.fake.decide = () => 'none';
  await paying.work(5000);
  expect(await paying.balances()).toEqual(untouched);
  expect((await paying.order()).state).toBe('refunded');
});

test('a refund of one order is made once', async () => {
  const number = numberOf(await paying.buy({ shares }));
  const outcomes = await Promise.allSettled([
    paying.saga.refund(number, 'a'),
    paying.saga.refund(number, 'b'),
  ]);
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refusals).toMatchObject([{ reason: { reason: 'not-completed' } }]);
  expect(await paying.balances()).toEqual(untouched);
});

test('what cannot be refunded or asked about says why', async () => {
  const answer = await paying.buy({ shares });
  const number = numberOf(answer);
  await expect(paying.saga.inquire(number)).rejects.toMatchObject({ reason: 'not-open' });
  await expect(paying.saga.inquire('PK0')).rejects.toMatchObject({ reason: 'unknown' });
  await expect(paying.saga.refund('PK0', 'x')).rejects.toMatchObject({ reason: 'unknown' });
  const token = await paying.api.login();
  const [coupon] = answerTo(buyCall, answer).coupons;
  await paying.api.call('POST', '/redeemvoucher', {
    token,
    body: { clientId: sitiId, voucherId: coupon?.voucherId, code: coupon?.reference },
  });
  await expect(paying.saga.refund(number, 'x')).rejects.toMatchObject({ reason: 'code-revealed' });
  expect((await paying.order()).state).toBe('completed');
});
