/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { GAIN_COUNT_MAX, linkGainCall } from '@poku/mfe-linkage/calls/link-gain';
import { sql } from 'drizzle-orm';
import { answerTo } from '../../testing/api';
import { startLinking, type Guest, type Linking } from '../../testing/linking';
import { countWithin } from './repository';

let linking: Linking;
let dewi: Guest;

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(async () => {
  await linking.reset();
  dewi = await linking.enter('081200000004');
});
afterAll(() => linking.close());

const ask = (partnerId: string, guest = dewi) =>
  linking.api.call('GET', `/customerlinkgain/${guest.id}?partnerId=${partnerId}`, { token: guest.token });
const gain = async (partnerId: string) => answerTo(linkGainCall, await ask(partnerId));
/** Prices of what can be bought, cheapest first. */
const pricesWithin = async (above: number, upTo: number) =>
  (
    await linking.api.deps.db.rows<{ price: number }>(sql`
      select price_points as price from voucher_listing
      where price_points > ${above} and price_points <= ${upTo} and not sold_out and sale_ends_at >= ${linking.api.deps.clock.now()}`)
  ).map(({ price }) => price);

test('a link brings its points, the total with them, and the coupons that were out of reach before', async () => {
  await linking.initiate(dewi, '9');
  const first = await gain('9');
  expect(first).toMatchObject({ partnerId: '9', points: 1_800, totalPoints: 1_800 });
  const within = await pricesWithin(0, 1_800);
  expect(within.length).toBeGreaterThan(3);
  expect(first.couponCount).toBe(within.length);
  expect(first.coupons).toHaveLength(3);
  for (const { pricePoints } of first.coupons) expect(pricePoints).toBeLessThanOrEqual(1_800);

  await linking.initiate(dewi, '11');
  const second = await gain('11');
  expect(second).toMatchObject({ points: 1_900, totalPoints: 3_700 });
  expect(second.couponCount).toBe((await pricesWithin(1_800, 3_700)).length);
  for (const { pricePoints } of second.coupons) {
    expect(pricePoints).toBeGreaterThan(1_800);
    expect(pricePoints).toBeLessThanOrEqual(3_700);
  }
});

test('what is sold out is no gain', async () => {
  await linking.initiate(dewi, '9');
  const before = await gain('9');
  const [gone] = before.coupons;
  await linking.api.deps.db.run(sql`update voucher set stock = 0 where id = ${gone?.id ?? ''}`);
  const after = await gain('9');
  expect(after.couponCount).toBe(before.couponCount - 1);
  expect(after.coupons.map(({ id }) => id)).not.toContain(gone?.id);
});

test('a balance that was not read is no number, and unlocks nothing', async () => {
  await linking.initiate(dewi, '9');
  await linking.api.deps.db.run(sql`
    update partner_link set balance_units = 0, balance_read_at = null where member_id = ${dewi.id}`);
  expect(await gain('9')).toMatchObject({ points: null, totalPoints: 0, couponCount: 0, coupons: [] });
});

test('a partner that is not linked has brought nothing, and a partner that is none names the field', async () => {
  expect((await ask('9')).responseCode).toBe(201);
  await linking.initiate(dewi, '9');
  const budi = await linking.enter('081200000001');
  expect((await ask('9', budi)).responseCode).toBe(201);
  expect(await ask('a%00')).toMatchObject({ status: 400, data: { field: 'partnerId' } });
});

test('no more are counted than are told', async () => {
  const { db, clock } = linking.api.deps;
  const all = { above: 0, upTo: Number.MAX_SAFE_INTEGER };
  expect(await countWithin(db, all, 5, clock.now())).toBe(5);
  expect(await countWithin(db, all, GAIN_COUNT_MAX, clock.now())).toBeGreaterThan(50);
});
