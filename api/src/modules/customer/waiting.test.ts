/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { PENDING_LINK_LIFE_MS } from '@poku/domain/limits/linkage';
import { answerTo } from '../../testing/api';
import { startLinking, type Guest, type Linking } from '../../testing/linking';
import { ownedCoupon, reveal } from '../../testing/owned-coupons';

/** What the home tells a member to go on with, besides payments. */
let linking: Linking;
beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(() => linking.reset());
afterAll(() => linking.close());

const read = async ({ id, token }: Guest) =>
  answerTo(customerDetailCall, await linking.api.call('GET', `/customerdetail/${id}`, { token }));

test('a code that was shown is told with its end until it is over; another coupon is not', async () => {
  const siti = await linking.enter('081200000002');
  const before = await read(siti);
  expect(before.runningCodes).toEqual([]);
  const coupon = await ownedCoupon(linking.api);
  expect((await read(siti)).runningCodes).toEqual([]);
  await reveal(linking.api, coupon, siti.token);
  const now = linking.api.deps.clock.now().getTime();
  const [code, ...others] = (await read(siti)).runningCodes;
  expect(others).toEqual([]);
  expect(code).toMatchObject({
    couponName: 'Es Kopi Susu Gula Aren',
    voucherId: coupon.voucherId,
    reference: coupon.reference,
  });
  expect(Date.parse(code?.endsAt ?? '') - now).toBeLessThanOrEqual(30 * 60_000);
  expect(Date.parse(code?.endsAt ?? '') - now).toBeGreaterThan(29 * 60_000);
  expect(JSON.stringify(code)).not.toContain(coupon.code);
  linking.api.deps.clock.advance(30 * 60_000);
  expect((await read(siti)).runningCodes).toEqual([]);
});

test('a link that was begun is told to its member alone until its time is over', async () => {
  const dewi = await linking.enter('081200000004');
  expect((await read(dewi)).openLinks).toEqual([]);
  await linking.initiate(dewi, '3');
  expect((await read(dewi)).openLinks).toEqual([{ name: 'DompetNusa', slug: 'dompetnusa', kind: 'ewallet' }]);
  expect((await read(await linking.enter('081200000005'))).openLinks).toEqual([]);
  linking.api.deps.clock.advance(PENDING_LINK_LIFE_MS);
  expect((await read(await linking.enter(dewi.phone))).openLinks).toEqual([]);
});
