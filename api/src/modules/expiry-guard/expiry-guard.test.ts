/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { endingCall } from '@poku/mfe-account/calls/ending';
import { POINTS_LIFE_MONTHS } from '@poku/domain/limits/points';
import { DAY_MS } from '@poku/domain/limits/time';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, dewiPhone, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { after } from '../../ports/clock';
import { pointsEnd } from '../ledger/jakarta';
import { ledger } from '../ledger/service';

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

const read = async (id = sitiId, by = token) =>
  answerTo(endingCall, await api.call('GET', `/customerending/${id}`, { token: by }));
/** Points that Siti got so long ago that they end in about so many days. @returns when they end */
const earnedOnce = async (points: number, endsInDays: number): Promise<string> => {
  const at = after(api.deps.clock.now(), endsInDays * DAY_MS);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
  await api.deps.db.transaction((tx) =>
    ledger.earn(tx, { memberId: sitiId, points, reference: `once-${endsInDays}`, at }),
  );
  return pointsEnd(at, POINTS_LIFE_MONTHS).toISOString();
};

test('what ends next is used to the last point, where coupons in stock add up to it', async () => {
  const { lots, points, usedPoints, purchases } = await read();
  expect(lots).toHaveLength(1);
  expect(points).toBe(7_000);
  expect(usedPoints).toBe(7_000);
  expect(purchases.reduce((sum, { pricePoints, quantity }) => sum + pricePoints * quantity, 0)).toBe(7_000);
});

test('all that ends within thirty days counts, and nothing that ends later', async () => {
  const ends = [await earnedOnce(1_500, 25), await earnedOnce(700, 10)];
  await earnedOnce(9_000, 40);
  const { lots, points, usedPoints } = await read();
  expect(lots).toEqual([
    { points: 700, expiresAt: ends[1] },
    { points: 1_500, expiresAt: ends[0] },
  ]);
  expect(points).toBe(2_200);
  expect(usedPoints).toBeLessThanOrEqual(2_200);
});

test('a coupon that is sold out is not in the basket, and of one that is nearly so no more than there is', async () => {
  const [first] = (await read()).purchases;
  if (first === undefined) throw new Error('nothing to buy');
  const stock = (left: number) =>
    api.deps.db.run(sql`update voucher set stock = ${left} where id = ${first.couponId}`);
  await stock(0);
  expect((await read()).purchases.map(({ couponId }) => couponId)).not.toContain(first.couponId);
  await stock(1);
  const again = (await read()).purchases.find(({ couponId }) => couponId === first.couponId);
  expect(again?.quantity ?? 1).toBe(1);
});

test('of very many points a basket uses a part, and the rest is left for the next one', async () => {
  await earnedOnce(1_000_000_000, 5);
  const { points, usedPoints } = await read();
  expect(points).toBe(1_000_000_000);
  expect(usedPoints).toBeGreaterThan(0);
  expect(usedPoints).toBeLessThanOrEqual(200_000);
});

test('nothing is bought with points that are too few, or with none', async () => {
  await earnedOnce(1, 5);
  expect(await read()).toMatchObject({ points: 1, usedPoints: 0, purchases: [] });
  const rows = await api.deps.db.rows<{ id: string }>(sql`select id from member where name = 'Dewi Lestari'`);
  expect(await read(rows[0]?.id, await api.login(dewiPhone))).toEqual({
    lots: [],
    points: 0,
    usedPoints: 0,
    purchases: [],
  });
});

test('nobody reads what ends of another member', async () => {
  expect(await api.call('GET', `/customerending/${agusId}`, { token })).toMatchObject({ responseCode: 204 });
});
