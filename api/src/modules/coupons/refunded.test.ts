/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { couponsCall, revealCall } from '@poku/mfe-history/calls/coupons';
import { answerTo, sitiId } from '../../testing/api';
import { numberOf, startPaying, type Paying } from '../../testing/paying';

let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  token = await paying.api.login();
});
afterAll(() => paying.close());

const shares = { '0': 4000, '2': 3000 };
const bought = async () => {
  const answer = await paying.buy({ shares });
  const [coupon] = answerTo(buyCall, answer).coupons;
  return { number: numberOf(answer), key: { voucherId: coupon?.voucherId, code: coupon?.reference } };
};
const reveal = (key: object) =>
  paying.api.call('POST', '/redeemvoucher', { token, body: { clientId: sitiId, ...key } });
const wallet = async () =>
  answerTo(couponsCall, await paying.api.call('GET', `/customervoucher/${sitiId}?perPage=100`, { token }));

test('while an order is being given back its coupon is not shown and cannot be revealed', async () => {
  const { number, key } = await bought();
  const before = await wallet();
  expect(before.coupons.map(({ reference }) => reference)).toContain(key.code);
  paying.fake.decide = () => 'before';
  expect(await paying.saga.refund(number, 'x')).toMatchObject({ state: 'refunding' });
  expect(await reveal(key)).toMatchObject({ responseCode: 404, data: undefined });
  const after = await wallet();
  expect(after.coupons.map(({ reference }) => reference)).not.toContain(key.code);
  expect(after.total).toBe(before.total - 1);
});

test('of a reveal and a refund at the same time one is done and the other is not', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    // What a revealed coupon cost is spent.
    await paying.reset();
    token = await paying.api.login();
    const { number, key } = await bought();
    const [revealed, refunded] = await Promise.allSettled([reveal(key), paying.saga.refund(number, 'x')]);
    const isRevealed = revealed.status === 'fulfilled' && revealed.value.responseCode === 200;
    expect([turn, isRevealed, refunded.status === 'fulfilled']).toEqual([turn, isRevealed, !isRevealed]);
    if (isRevealed) expect(answerTo(revealCall, revealed.value).secretCode).not.toBe('');
  }
});
