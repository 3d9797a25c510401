/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { burnTotalCall } from '@poku/mfe-history/calls/history';
import { yearCall } from '@poku/mfe-history/calls/year';
import { jakartaDay } from '@poku/domain/dates';
import { sql } from 'drizzle-orm';
import { answerTo, dewiPhone, sitiId } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { numberOf, type Paying, startPaying } from '../../testing/paying';
import { ledger } from '../ledger/service';
import { createStatementService } from '../statement/service';
import { createYearService } from './service';

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

const years = (at?: string) => {
  const { deps } = paying.api;
  return createYearService({ ...deps, ...(at !== undefined && { clock: frozenClock(Date.parse(at)) }) });
};
const call = (query = '', memberId = sitiId) =>
  paying.api.call('GET', `/customeryear/${memberId}${query}`, { token });
/** Of the year in which the test runs; in January another one is told by itself. */
const read = async () => {
  const now = jakartaDay(paying.api.deps.clock.now());
  return answerTo(yearCall, await call(`?year=${now.slice(0, 'YYYY'.length)}`));
};
const idOf = async (name: string): Promise<string> => {
  const rows = await paying.api.deps.db.rows<{ id: string }>(sql`select id from member where name = ${name}`);
  return rows[0]?.id ?? '';
};
const earn = (memberId: string, points: number, at: string) =>
  paying.api.deps.db.transaction((tx) =>
    ledger.earn(tx, { memberId, points, reference: `RH-${at}`, at: new Date(at) }),
  );
const total = (parts: readonly { points: number }[]) => parts.reduce((sum, { points }) => sum + points, 0);

test('every year of every member of the fixtures comes to what their statements and their history say', async () => {
  const statements = createStatementService(paying.api.deps);
  const members = await paying.api.deps.db.rows<{ id: string }>(sql`select id from member`);
  let told = 0;
  for (const { id } of members) {
    const { months } = await statements.months(id);
    const all = await years().read(id, null);
    for (const { year } of all.years) {
      const it = await years().read(id, year);
      const its = months.filter(({ month }) => month.startsWith(String(year)));
      const sums = await Promise.all(
        its.map(async ({ month }) => (await statements.statement(id, month)).sums),
      );
      const of = (...kinds: string[]) => total(sums.flat().filter(({ kind }) => kinds.includes(kind)));
      expect([id, year, it.earnedPoints]).toEqual([id, year, of('earn', 'take-back')]);
      expect(it.endedPoints).toBe(0 - of('expire', 'reopen'));
      expect(total(it.partners)).toBe(it.earnedPoints);
      told += it.earnedPoints;
    }
  }
  expect(told).toBeGreaterThan(0);
  const spent = await paying.api.call('GET', burnTotalCall.path.replace('{clientId}', sitiId), { token });
  const spentByYear = await Promise.all(
    (await read()).years.map(async ({ year }) => (await years().read(sitiId, year)).usedPoints),
  );
  expect(spentByYear.reduce((sum, points) => sum + points, 0)).toBe(answerTo(burnTotalCall, spent).points);
});

test('a purchase counts with all its sources, its coupons and what they are worth, until it is given back', async () => {
  const before = await read();
  const answer = await paying.buy({ shares: { '0': 4000, '2': 3000 } });
  const [voucher] = await paying.api.deps.db.rows<{ worth: number }>(sql`
    select o.quantity * v.face_value_rupiah as worth from purchase_order o join voucher v on v.id = o.voucher_id
    where o.number = ${numberOf(answer)}`);
  const bought = await read();
  expect(bought.usedPoints).toBe(before.usedPoints + 7000);
  expect([bought.purchases, bought.coupons]).toEqual([before.purchases + 1, before.coupons + 1]);
  expect(voucher?.worth).toBeGreaterThan(0);
  expect(bought.worthRupiah).toBe(before.worthRupiah + (voucher?.worth ?? 0));
  expect(bought.topBrand?.coupons).toBeGreaterThan(0);
  const month = Number(jakartaDay(paying.api.deps.clock.now()).slice('YYYY-'.length, 'YYYY-MM'.length)) - 1;
  expect(bought.months[month]?.usedPoints).toBe((before.months[month]?.usedPoints ?? 0) + 7000);
  await paying.saga.refund(numberOf(answer), 'x');
  expect(await read()).toEqual(before);
});

test('the brand of most coupons is told, without those that were given back', async () => {
  const { db } = paying.api.deps;
  await db.run(sql`update purchase_order set state = 'failed' where member_id = ${sitiId}`);
  expect((await read()).topBrand).toBeNull();
  const answer = await paying.buy({ shares: { '0': 4000, '2': 3000 } });
  const [brand] = await db.rows<{ name: string }>(sql`
    select b.name from purchase_order o join voucher v on v.id = o.voucher_id join brand b on b.id = v.brand_id
    where o.number = ${numberOf(answer)}`);
  expect((await read()).topBrand).toEqual({ name: brand?.name, coupons: 1 });
  await db.run(sql`
    update purchase_order set state = 'completed' where id in (
      select o.id from purchase_order o join voucher v on v.id = o.voucher_id join brand b on b.id = v.brand_id
      where o.member_id = ${sitiId} and b.name <> ${brand?.name} order by o.created_at desc limit 1)`);
  await db.run(sql`
    update purchase_order set quantity = 3, total_points = 3 * unit_points, created_at = ${paying.api.deps.clock.now()}
    where member_id = ${sitiId} and state = 'completed' and number <> ${numberOf(answer)}`);
  const { topBrand } = await read();
  expect(topBrand?.coupons).toBe(3);
  expect(topBrand?.name).not.toBe(brand?.name);
});

test('a coupon that a till took is counted in the year in which it did', async () => {
  const before = (await read()).usedCoupons;
  const number = numberOf(await paying.buy({ shares: { '0': 4000, '2': 3000 } }));
  const use = (at: Date) =>
    paying.api.deps.db.run(sql`
      update coupon set used_at = ${at} where order_id = (select id from purchase_order where number = ${number})`);
  await use(paying.api.deps.clock.now());
  expect((await read()).usedCoupons).toBe(before + 1);
  await use(new Date('2019-06-01T00:00:00Z'));
  expect((await read()).usedCoupons).toBe(before);
});

test('a year begins and ends at midnight of WIB, and its months too', async () => {
  const dewi = await idOf('Dewi Lestari');
  await earn(dewi, 100, '2025-12-31T16:59:59Z');
  await earn(dewi, 30, '2025-12-31T17:00:00Z');
  await earn(dewi, 7, '2026-02-28T16:59:59Z');
  const now = '2026-03-05T00:00:00Z';
  const old = await years(now).read(dewi, 2025);
  expect([old.earnedPoints, old.months[11], old.isRunning]).toEqual([
    100,
    { earnedPoints: 100, usedPoints: 0 },
    false,
  ]);
  const running = await years(now).read(dewi, 2026);
  expect([running.earnedPoints, running.isRunning]).toEqual([37, true]);
  expect(running.months.map(({ earnedPoints }) => earnedPoints).slice(0, 3)).toEqual([30, 7, 0]);
});

test('points that were taken back are earned no more, and ended ones are told as lost', async () => {
  const dewi = await idOf('Dewi Lestari');
  await earn(dewi, 100, '2024-05-02T00:00:00Z');
  await earn(dewi, 60, '2024-06-02T00:00:00Z');
  await paying.api.deps.db.transaction((tx) =>
    ledger.takeBack(tx, {
      memberId: dewi,
      points: 60,
      earnings: ['RH-2024-06-02T00:00:00Z'],
      reference: 'RH-2024-06-02T00:00:00Z:back',
      at: new Date('2024-07-02T00:00:00Z'),
    }),
  );
  await paying.api.deps.db.transaction((tx) => ledger.expire(tx, dewi, new Date('2025-06-01T00:00:00Z')));
  const at = years('2026-03-05T00:00:00Z');
  const earned = await at.read(dewi, 2024);
  expect(earned).toMatchObject({ earnedPoints: 100, endedPoints: 0 });
  expect(earned.months.map(({ earnedPoints }) => earnedPoints).slice(4, 7)).toEqual([100, 60, -60]);
  expect(await at.read(dewi, 2025)).toMatchObject({ earnedPoints: 0, endedPoints: 100 });
  expect((await at.read(dewi, null)).years.map(({ year }) => year)).toEqual([2026, 2025, 2024]);
});

test('in January the year that has just ended is told unless another is wanted, at most five years', async () => {
  const dewi = await idOf('Dewi Lestari');
  await earn(dewi, 100, '2016-05-02T00:00:00Z');
  const january = years('2026-01-31T16:59:59Z');
  expect((await january.read(dewi, null)).year).toBe(2025);
  expect((await january.read(dewi, 2026)).year).toBe(2026);
  const february = await years('2026-01-31T17:00:00Z').read(dewi, null);
  expect(february.year).toBe(2026);
  expect(february.years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022]);
});

test('who never had points has no year to tell, and in their first January no year before it', async () => {
  token = await paying.api.login(dewiPhone);
  const dewi = await idOf('Dewi Lestari');
  const none = answerTo(yearCall, await call('', dewi));
  expect(none).toMatchObject({ years: [], earnedPoints: 0, usedPoints: 0, partners: [], topBrand: null });
  expect(none.months).toHaveLength(12);
  await earn(dewi, 30, '2026-01-02T00:00:00Z');
  expect((await years('2026-01-05T00:00:00Z').read(dewi, null)).year).toBe(2026);
});

test.each(['?year=', '?year=x', '?year=1', '?year=1999', '?year=9999', '?year=2026.5'])(
  'a wrong year is refused by its name: %s',
  async (query) => {
    const { status, data } = await call(query);
    expect([status, data]).toEqual([400, { field: 'year' }]);
  },
);
