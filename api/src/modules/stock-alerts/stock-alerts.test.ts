/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { STOCK_ALERTS_MAX } from '@poku/domain/limits/coupons';
import { StockAlertCode, stockAlertCall, stockAlertWording } from '@poku/mfe-catalogue/calls/stock-alert';
import { sql } from 'drizzle-orm';
import { answerTo, agusId, sitiId } from '../../testing/api';
import { countRepeats } from '../../testing/at-once';
import { couponRow } from '../../testing/coupons';
import { decisionsOf, makeMembers } from '../../testing/notices';
import { numberOf, startPaying, type Paying } from '../../testing/paying';
import { forgetOld } from '../../retention';
import { importCoupons } from '../catalogue/import';
import { createNoticeService } from '../notices/service';
import { createStockAlerts } from './service';
import { createStockTeller } from './teller';

const dayMs = 86_400_000;
const row = { ...couponRow, stock: 0 };
let paying: Paying;
let token: string;

beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  await refill(0);
  token = await paying.api.login();
});
afterAll(() => paying.close());

const db = () => paying.api.deps.db;
const refill = (stock: number, more: object = {}) => importCoupons(db(), [{ ...row, stock, ...more }]);
const change = (method: 'PUT' | 'DELETE', voucherId = row.id) =>
  paying.api.call(method, '/stockalert', { token, body: { clientId: sitiId, voucherId } });
const codeOf = async (...given: Parameters<typeof change>) => (await change(...given)).responseCode;
const isSet = async (voucherId = row.id) =>
  answerTo(
    stockAlertCall,
    await paying.api.call('GET', `/stockalert/${sitiId}?voucherId=${voucherId}`, { token }),
  ).isSet;
/** Tells whoever is to be told. */
const tell = async (limit?: number) => {
  const teller = createStockTeller(paying.api.deps);
  while (await teller.next(limit));
};
const told = (memberId = sitiId) =>
  db().rows(sql`
    select title, body, path from notice where member_id = ${memberId} and kind = 'coupon-back' order by id`);
const notice = {
  title: 'Kupon tersedia lagi',
  body: 'Kupon Impor kembali tersedia. Stoknya terbatas.',
  path: '/voucher?id=X1&redemptionId=RX1&rewardItemId=IX1',
};
const count = async (what: string) =>
  (await db().rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(what)}`))[0]?.n;
/** Has many members wait for the coupon. */
const crowd = async (size: number) => {
  const now = paying.api.deps.clock.now();
  const members = Array.from({ length: size }, (_, n) => ({
    id: `crowd-${n}`,
    isVerified: true,
    hasBrowser: true,
  }));
  await makeMembers(db(), members, now);
  await db().run(sql`
    insert into stock_alert (member_id, voucher_id, created_at)
    select id, ${row.id}, ${now} from member where id like 'crowd-%'`);
};

test('a member asks for a coupon that is sold out, asks again, and takes it back twice', async () => {
  expect(await isSet()).toBe(false);
  expect([await codeOf('PUT'), await codeOf('PUT'), await isSet()]).toEqual([200, 200, true]);
  expect([await codeOf('DELETE'), await codeOf('DELETE'), await isSet()]).toEqual([200, 200, false]);
});

test('a coupon that can be bought, one whose sale is over, a withdrawn and an unknown one are refused, each with its reason', async () => {
  const refused = async (id: string) => {
    const { responseCode, message } = await change('PUT', id);
    return [responseCode, message];
  };
  const reason = (code: number) => [code, stockAlertWording[code]];
  expect(await refused('1001')).toEqual(reason(StockAlertCode.inStock));
  await refill(0, { saleEndsAt: '2020-01-01T00:00:00+07:00' });
  expect(await refused(row.id)).toEqual(reason(StockAlertCode.saleOver));
  await refill(0, { withdrawn: true });
  expect(await refused(row.id)).toEqual(reason(StockAlertCode.saleOver));
  expect(await refused('nobody')).toEqual([20404, 'Kupon ini tidak ditemukan.']);
  expect([await isSet(), await isSet('nobody'), await count('stock_alert')]).toEqual([false, false, 0]);
});

test('nobody waits for more than fifty coupons; those that are over do not count', async () => {
  await db().run(sql`update voucher set stock = 0 where kind = 'regular'`);
  await db().run(sql`
    insert into stock_alert (member_id, voucher_id, created_at)
    select ${sitiId}, id, ${paying.api.deps.clock.now()} from voucher
    where kind = 'regular' and id <> ${row.id} order by id limit ${STOCK_ALERTS_MAX}`);
  const { responseCode, message } = await change('PUT');
  expect([responseCode, message]).toEqual([
    StockAlertCode.tooMany,
    stockAlertWording[StockAlertCode.tooMany],
  ]);
  const [first] = await db().rows<{ voucher_id: string }>(sql`select voucher_id from stock_alert limit 1`);
  // It is there already.
  expect(await codeOf('PUT', first?.voucher_id)).toBe(200);
  await db().run(sql`update voucher set withdrawn = true where id = ${first?.voucher_id}`);
  expect(await codeOf('PUT')).toBe(200);
});

test('at once, no more than fifty come in', async () => {
  await db().run(sql`update voucher set stock = 0 where kind = 'regular'`);
  const coupons = await db().rows<{ id: string }>(sql`
    select id from voucher where kind = 'regular' and not withdrawn order by id limit ${STOCK_ALERTS_MAX + 5}`);
  await Promise.all(coupons.map(({ id }) => codeOf('PUT', id)));
  expect(await count('stock_alert')).toBe(STOCK_ALERTS_MAX);
});

test('stock that an import brings tells who waited, once, and leads to the coupon', async () => {
  await change('PUT');
  await tell();
  expect(await told()).toEqual([]);
  await refill(3);
  expect(await isSet()).toBe(true);
  await tell();
  expect([await told(), await isSet()]).toEqual([[notice], false]);
  await refill(0);
  await refill(3);
  await tell();
  expect(await told()).toEqual([notice]);
  await refill(0);
  await change('PUT');
  await refill(1);
  await tell();
  expect([await told(), await count('stock_return')]).toEqual([[notice, notice], 0]);
});

test('stock that an order gives back tells who waited', async () => {
  const bought = await paying.buy({ shares: { '0': 4000, '2': 3000 } });
  await db().run(sql`update voucher set stock = 0 where id = '1001'`);
  expect(await codeOf('PUT', '1001')).toBe(200);
  await paying.saga.refund(numberOf(bought), 'kupon tidak bisa dipakai');
  await tell();
  expect(await told()).toMatchObject([{ path: '/voucher?id=1001&redemptionId=R1001&rewardItemId=I1001' }]);
});

test('stock that is bought again before anybody was told tells nobody, and the wait goes on', async () => {
  await change('PUT');
  for (let turn = 0; turn < 3; turn += 1) {
    await refill(1);
    await refill(0);
  }
  await tell();
  expect([await told(), await isSet(), await count('stock_return')]).toEqual([[], true, 0]);
  await refill(1);
  await tell();
  expect(await told()).toEqual([notice]);
});

test('a coupon that is withdrawn while its stock comes tells when it is offered again', async () => {
  await change('PUT');
  await refill(5, { withdrawn: true });
  await tell();
  expect(await told()).toEqual([]);
  await refill(5);
  await tell();
  expect(await told()).toEqual([notice]);
});

test('stock of a coupon that nobody waits for leaves nothing to do', async () => {
  await refill(3);
  expect(await count('stock_return')).toBe(0);
});

test('many are told in pieces, by several workers, once each', async () => {
  await crowd(60);
  await refill(3);
  await Promise.all([tell(7), tell(7), tell(7)]);
  const notices = await db().rows(sql`select distinct member_id from notice where kind = 'coupon-back'`);
  expect([
    notices.length,
    await count('notice'),
    await count('stock_alert'),
    await count('stock_return'),
  ]).toEqual([60, 60, 0, 0]);
});

test('imports, members who change their mind and workers who tell never wait in a circle', async () => {
  await crowd(40);
  const counted = countRepeats(db());
  const deps = { ...paying.api.deps, db: counted.db };
  const alerts = createStockAlerts(deps);
  const teller = createStockTeller(deps);
  const rounds = Array.from({ length: 10 }, (_, n) => n);
  await Promise.all(
    rounds.flatMap((n) => [
      importCoupons(counted.db, [{ ...row, stock: n % 2 === 0 ? 3 : 0 }]),
      alerts.set(sitiId, row.id).catch(() => undefined),
      alerts.drop(sitiId, row.id),
      alerts.set('crowd-1', row.id).catch(() => undefined),
      teller.next(5),
    ]),
  );
  await refill(0);
  await refill(3);
  await tell();
  expect([counted.repeats(), await count('stock_alert'), await count('stock_return')]).toEqual([0, 0, 0]);
  expect((await told('crowd-2')).length).toBe(1);
});

test('what was broken off goes on with those who were not told', async () => {
  await crowd(10);
  await refill(3);
  await createStockTeller(paying.api.deps).next(4);
  expect([await count('notice'), await count('stock_alert')]).toEqual([4, 6]);
  await tell(4);
  expect([await count('notice'), await count('stock_alert')]).toEqual([10, 0]);
});

test('it goes out by push, unless the coupon is sold out again by then; the inbox keeps it', async () => {
  await crowd(1);
  await refill(3);
  await tell();
  await refill(0);
  // The nights are eleven hours long: one of both is by day.
  for (const ms of [dayMs, dayMs / 2]) {
    paying.api.deps.clock.advance(ms);
    while (await createNoticeService(paying.api.deps).next());
  }
  expect(await decisionsOf(db(), 'crowd-0')).toMatchObject({
    'coupon-back inbox': 'shown',
    'coupon-back push': 'moot',
  });
});

test('who waits for a coupon whose sale ended a month ago is forgotten', async () => {
  await change('PUT');
  await forgetOld(paying.api.deps);
  expect(await isSet()).toBe(true);
  const ended = new Date(paying.api.deps.clock.now().getTime() - 31 * dayMs).toISOString();
  await db().run(sql`update voucher set sale_ends_at = ${ended}::timestamptz where id = ${row.id}`);
  await forgetOld(paying.api.deps);
  expect(await isSet()).toBe(false);
});

test('another member neither reads nor changes it', async () => {
  await change('PUT');
  const other = await paying.api.login('081200000003');
  const body = { clientId: sitiId, voucherId: row.id };
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await paying.api.call(method, '/stockalert', { token: other, body })).responseCode).toBe(204);
  const own = await paying.api.call('GET', `/stockalert/${agusId}?voucherId=${row.id}`, { token: other });
  expect(answerTo(stockAlertCall, own).isSet).toBe(false);
  expect(await isSet()).toBe(true);
});
