/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import type { CouponState } from '@poku/flows/coupon/calls/owned-coupon-key';
import type { OwnedCouponAnswer } from '@poku/flows/coupon/calls/owned-coupon';
import { couponCall, type CouponGroup, couponsCall, revealCall } from '@poku/mfe-history/calls/coupons';
import { REVEAL_LIFE_MS } from '@poku/domain/limits/coupons';
import { agusId, answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';

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
  answerTo(couponsCall, await api.call('GET', `/customervoucher/${agusId}?perPage=100`, { token }));
const inState = async (state: CouponState) => {
  const coupon = (await wallet()).coupons.find((one) => one.state === state);
  if (coupon === undefined) throw new Error(`No coupon in state ${state}`);
  return { voucherId: coupon.voucherId, code: coupon.reference };
};
const reveal = (key: { voucherId: string; code: string }) =>
  api.call('POST', '/redeemvoucher', { token, body: { clientId: agusId, ...key } });
const detail = async (key: { voucherId: string; code: string }) => {
  const query = new URLSearchParams(key);
  return answerTo(
    couponCall,
    await api.call('GET', `/customervoucherdetail/${agusId}?${query.toString()}`, { token }),
  );
};

test('the wallet has coupons in every state, newest first, and no secret of a hidden one', async () => {
  const { coupons, total } = await wallet();
  expect(coupons).toHaveLength(total);
  expect(new Set(coupons.map(({ state }) => state))).toEqual(
    new Set(['revealed', 'new', 'active', 'used', 'expired']),
  );
  expect(coupons.every((coupon) => coupon.isRevealed === (coupon.secretCode !== null))).toBe(true);
});

const stateIn: Readonly<Record<CouponGroup, readonly CouponState[]>> = {
  ready: ['new', 'active'],
  revealed: ['revealed'],
  used: ['used'],
  expired: ['expired'],
};
const groups = Object.keys(stateIn) as CouponGroup[];
const inGroup = async (group: CouponGroup) =>
  answerTo(
    couponsCall,
    await api.call('GET', `/customervoucher/${agusId}?perPage=100&group=${group}`, { token }),
  );
/** End of a coupon: of its code once that was revealed. */
const endOf = ({ revealEndsAt, expiresAt }: OwnedCouponAnswer): string => revealEndsAt ?? expiresAt;

test('each coupon is in the one group of its state, before and after a code is over', async () => {
  await reveal(await inState('new'));
  for (const waits of [0, REVEAL_LIFE_MS - 300_000, 300_000]) {
    api.deps.clock.advance(waits);
    const { coupons } = await wallet();
    for (const group of groups) {
      const own = coupons.filter(({ state }) => stateIn[group].includes(state));
      const { coupons: found, total } = await inGroup(group);
      expect([group, found.map(({ reference }) => reference).sort()]).toEqual([
        group,
        own.map(({ reference }) => reference).sort(),
      ]);
      expect(total).toBe(own.length);
    }
  }
});

test('what can be used comes by its end, the soonest first, and what is over the latest first', async () => {
  await reveal(await inState('active'));
  api.deps.clock.advance(60_000);
  await reveal(await inState('active'));
  const endsOf = async (group: CouponGroup) => (await inGroup(group)).coupons.map(endOf);
  for (const group of ['ready', 'revealed'] as const) {
    const ends = await endsOf(group);
    expect(ends.length).toBeGreaterThan(1);
    expect(ends).toEqual([...ends].sort());
  }
  const over = await endsOf('expired');
  expect(over).toEqual([...over].sort().reverse());
  const uses = (await inGroup('used')).coupons.map(({ usedAt }) => usedAt ?? '');
  expect(uses).toEqual([...uses].sort().reverse());
});

test('a group that is none is refused by its name', async () => {
  const answer = await api.call('GET', `/customervoucher/${agusId}?group=all`, { token });
  expect(answer).toMatchObject({ responseCode: 400, message: expect.stringContaining('group') as string });
});

test('a page of the wallet has five coupons unless asked otherwise', async () => {
  const first = answerTo(couponsCall, await api.call('GET', `/customervoucher/${agusId}`, { token }));
  const second = answerTo(couponsCall, await api.call('GET', `/customervoucher/${agusId}?page=2`, { token }));
  expect([first.coupons.length, second.coupons.length]).toEqual([5, 5]);
  const codes = [...first.coupons, ...second.coupons].map(({ reference }) => reference);
  expect(new Set(codes).size).toBe(10);
});

test('a reveal lasts thirty minutes by the server’s clock, and a second one answers the same', async () => {
  const key = await inState('new');
  const first = answerTo(revealCall, await reveal(key));
  expect(first.remainingSeconds).toBe(REVEAL_LIFE_MS / 1000);
  api.deps.clock.advance(10 * 60_000);
  const second = answerTo(revealCall, await reveal(key));
  expect([second.secretCode, second.revealEndsAt]).toEqual([first.secretCode, first.revealEndsAt]);
  expect(second.remainingSeconds).toBeLessThanOrEqual(20 * 60);
  expect(await detail(key)).toMatchObject({ state: 'revealed', secretCode: first.secretCode });
  api.deps.clock.advance(20 * 60_000 + 1000);
  expect(await detail(key)).toMatchObject({ state: 'expired', remainingSeconds: null });
});

test('reveals at the same time give one end', async () => {
  const key = await inState('active');
  const ends = await Promise.all(
    Array.from({ length: 5 }, async () => answerTo(revealCall, await reveal(key)).revealEndsAt),
  );
  expect(new Set(ends).size).toBe(1);
});

test('an expired coupon cannot be revealed, and its secret stays one', async () => {
  const key = await inState('expired');
  const answer = await reveal(key);
  expect(answer).toMatchObject({ responseCode: 404, data: undefined });
  expect(await detail(key)).toMatchObject({ isRevealed: false, secretCode: null, state: 'expired' });
});

test('a used coupon cannot be revealed again', async () => {
  const answer = await reveal(await inState('used'));
  expect(answer).toMatchObject({ responseCode: 404, data: undefined });
});

test('when the reveal is over the coupon is, and it cannot be revealed again', async () => {
  const key = await inState('active');
  await reveal(key);
  api.deps.clock.advance(REVEAL_LIFE_MS);
  expect(await reveal(key)).toMatchObject({ responseCode: 404, data: undefined });
  expect(await detail(key)).toMatchObject({ state: 'expired', remainingSeconds: null });
});

test('the list says how many seconds a revealed code has left, by the server’s clock', async () => {
  const key = await inState('new');
  await reveal(key);
  const left = async () =>
    (await wallet()).coupons.find(({ reference }) => reference === key.code)?.remainingSeconds ?? 0;
  const before = await left();
  api.deps.clock.advance(25 * 60_000);
  const after = await left();
  expect(before - after).toBeGreaterThanOrEqual(25 * 60);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(5 * 60);
});

test('a coupon that ends within the half hour is revealed until its end', async () => {
  const key = await inState('active');
  const { sql } = await import('drizzle-orm');
  const end = new Date(api.deps.clock.now().getTime() + 10 * 60_000);
  await api.deps.db.run(sql`update coupon set expires_at = ${end} where code = ${key.code}`);
  const data = answerTo(revealCall, await reveal(key));
  expect(data.revealEndsAt).toBe(end.toISOString());
  expect(data.remainingSeconds).toBeLessThanOrEqual(10 * 60);
  api.deps.clock.advance(10 * 60_000);
  expect((await reveal(key)).responseCode).toBe(404);
});

test('another member’s coupon is not found', async () => {
  const key = await inState('new');
  const siti = await api.login();
  const body = { clientId: sitiId, ...key };
  expect((await api.call('POST', '/redeemvoucher', { token: siti, body })).responseCode).toBe(404);
  const query = new URLSearchParams(key);
  const read = await api.call('GET', `/customervoucherdetail/${sitiId}?${query.toString()}`, { token: siti });
  expect(read.responseCode).toBe(404);
});
