/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { goalCall } from '@poku/mfe-catalogue/calls/goal';
import { DAY_MS } from '@poku/domain/limits/time';
import { sql } from 'drizzle-orm';
import { after } from '../../ports/clock';
import { createFakePartners, type FakePartners } from '../../simulation/fake-partners';
import { agusId, answerTo, dataOf, dewiPhone, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { purchasesOf, takesEvents } from '../../testing/purchases';
import { createPartnerPurchaseService } from '../earning/partner-purchase.service';
import { takeDueCaused } from '../notices/due.repository';
import { readStill } from '../notices/still';
import { otpIssued } from '../otp/schema';

/** What Siti has in all. */
const TOTAL = 185_000;

let api: TestApi;
let fake: FakePartners;
let token: string;

beforeAll(async () => {
  fake = createFakePartners(() => new Date());
  api = await startTestApi(takesEvents, undefined, { partners: fake.port });
});
beforeEach(async () => {
  await api.reset();
  fake.books.clear();
  token = await api.login();
});
afterAll(() => api.close());

const read = async (id = sitiId, by = token) =>
  answerTo(goalCall, await api.call('GET', `/customergoal/${id}`, { token: by }));
const choose = (voucherId: string, by = token) =>
  api.call('PUT', '/customergoal', { token: by, body: { clientId: sitiId, voucherId } });
const price = (points: number, voucherId = '1001') =>
  api.deps.db.run(sql`update voucher set price_points = ${points} where id = ${voucherId}`);
/** What a purchase at a partner earns, which is spendable at once. */
const earn = async (amountRupiah = 50_000): Promise<void> => {
  await purchasesOf(api).made({ amountRupiah });
  api.deps.clock.advance(DAY_MS);
  while (await createPartnerPurchaseService(api.deps).next());
};
const told = () =>
  api.deps.db.rows<{ body: string; path: string }>(sql`
    select body, path from notice where member_id = ${sitiId} and kind = 'goal-reached' order by id`);

test('a member chooses one coupon, another one in its place, and lets go of it', async () => {
  expect((await read()).coupon).toBeNull();
  expect((await choose('1001')).responseCode).toBe(200);
  expect((await choose('1001')).responseCode).toBe(200);
  expect((await read()).coupon).toMatchObject({ id: '1001', brand: 'Kopi Serambi', isOnSale: true });
  await choose('1002');
  expect((await read()).coupon?.id).toBe('1002');
  const drop = () => api.call('DELETE', '/customergoal', { token, body: { clientId: sitiId } });
  expect((await drop()).responseCode).toBe(200);
  expect((await drop()).responseCode).toBe(200);
  expect((await read()).coupon).toBeNull();
});

test('whoever saves up for none is offered what costs a little more than they have, in stock, the cheapest first', async () => {
  for (const [id, points] of [
    ['1001', TOTAL],
    ['1002', TOTAL + 2],
    ['1003', TOTAL + 1],
    ['1004', TOTAL + 3],
  ] as const)
    await price(points, id);
  await api.deps.db.run(sql`update voucher set stock = 0 where id = '1002'`);
  const { near } = await read();
  expect(near.slice(0, 2).map(({ id }) => id)).toEqual(['1003', '1004']);
  expect(near.length).toBeLessThanOrEqual(6);
  await choose('1004');
  expect((await read()).near).toEqual([]);
});

test('an unknown coupon, one whose sale is over and a package are refused, and the goal stays', async () => {
  await choose('1001');
  const { db, clock } = api.deps;
  await db.run(sql`update voucher set sale_ends_at = ${after(clock.now(), -1)} where id = '1002'`);
  const rows = await db.rows<{ id: string }>(sql`select id from voucher where kind = 'telco' limit 1`);
  for (const id of ['nothing', '1002', rows[0]?.id ?? ''])
    expect((await choose(id)).responseCode).toBe(20404);
  expect((await read()).coupon?.id).toBe('1001');
});

test('a goal whose sale ended is still there, and says so', async () => {
  await choose('1001');
  await api.deps.db.run(sql`update voucher set withdrawn = true where id = '1001'`);
  expect((await read()).coupon).toMatchObject({ id: '1001', isOnSale: false });
});

test('the pace is what was earned in ninety days, over the days since the member joined', async () => {
  const { db, clock } = api.deps;
  const joined = (days: number) =>
    db.run(sql`update member set created_at = ${after(clock.now(), -days * DAY_MS)} where id = ${sitiId}`);
  await joined(400);
  const before = await read();
  expect(before.earningDays).toBe(90);
  await earn();
  const { earnedPoints } = await read();
  expect(earnedPoints).toBe(before.earnedPoints + 50);
  await joined(29.5);
  expect(await read()).toMatchObject({ coupon: null, earnedPoints, earningDays: 30 });
  await joined(1);
  expect((await read()).earningDays).toBe(7);
  clock.advance(91 * DAY_MS);
  expect((await read(sitiId, await api.login())).earnedPoints).toBe(0);
});

test('whoever never earned has a pace of nothing', async () => {
  const rows = await api.deps.db.rows<{ id: string }>(sql`select id from member where name = 'Dewi Lestari'`);
  expect(await read(rows[0]?.id, await api.login(dewiPhone))).toMatchObject({ earnedPoints: 0 });
});

test('the member is told once when points become enough, and again of another goal', async () => {
  await price(TOTAL + 60);
  await choose('1001');
  await earn();
  expect(await told()).toEqual([]);
  await earn();
  expect(await told()).toEqual([
    {
      body: 'Poinmu sudah cukup untuk Es Kopi Susu Gula Aren (185.060 poin). Tukar sekarang, yuk!',
      path: '/mimpi',
    },
  ]);
  // The same one, chosen again, is told of no more.
  await choose('1001');
  await earn();
  expect(await told()).toHaveLength(1);
  await price(100, '1002');
  await choose('1002');
  await earn();
  expect(await told()).toHaveLength(2);
});

test('points at a partner count, when its balance is read', async () => {
  await price(TOTAL + 1);
  await choose('1001');
  fake.books.open('nusapoin', 'siti@contoh.id', 30_000);
  await api.call('GET', `/customerpartnerpoin/${sitiId}`, { token });
  expect(await told()).toHaveLength(1);
});

test('nothing is told of a coupon that is sold out', async () => {
  await price(100);
  await choose('1001');
  await api.deps.db.run(sql`update voucher set stock = 0 where id = '1001'`);
  await earn();
  expect(await told()).toEqual([]);
});

test('bought, it is no goal any more; the purchase of another coupon leaves it', async () => {
  const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  const buy = async () => {
    const asked = { clientId: sitiId, paymentMethod: '0', ...coffee };
    const code = await api.call('POST', '/multiplepaymentotp', { token, body: asked });
    const { otpRequestId } = dataOf(code, otpIssued);
    const body = {
      clientId: sitiId,
      otpRequestId,
      otpCode: await api.lastOtp(),
      ...coffee,
      totalTransaction: 1_800,
      paymentMethods: [{ partnerId: '0', point: 1_800, useOtp: true }],
    };
    expect((await api.call('POST', '/buyvoucher', { token, body })).responseCode).toBe(200);
  };
  await choose('1002');
  await buy();
  expect((await read()).coupon?.id).toBe('1002');
  await choose('1001');
  api.deps.clock.advance(DAY_MS / 24);
  await buy();
  expect((await read()).coupon).toBeNull();
});

test('a notice that waits is not sent once the goal was let go of', async () => {
  const { db, clock } = api.deps;
  const says = () =>
    db.transaction(async (tx) => {
      const now = after(clock.now(), DAY_MS);
      const due = (await takeDueCaused(tx, now, 100)).filter(({ kind }) => kind === 'goal-reached');
      return due.map(await readStill(tx, due, now));
    });
  await price(100);
  await choose('1001');
  await earn();
  expect(await says()).toEqual(['the same']);
  await api.call('DELETE', '/customergoal', { token, body: { clientId: sitiId } });
  expect(await says()).toEqual(['over']);
});

test('nobody reads, chooses or lets go for another member', async () => {
  expect(await api.call('GET', `/customergoal/${agusId}`, { token })).toMatchObject({ responseCode: 204 });
  for (const [method, body] of [
    ['PUT', { clientId: agusId, voucherId: '1001' }],
    ['DELETE', { clientId: agusId }],
  ] as const)
    expect((await api.call(method, '/customergoal', { token, body })).responseCode).toBe(204);
});
