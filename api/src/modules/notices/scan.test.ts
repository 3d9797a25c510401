/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { agusId, startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { decisionsOf, makeMembers } from '../../testing/notices';
import { insertRecord } from '../earning/record.repository';
import { insertLot } from '../ledger/lot.repository';
import { createMissionService } from '../missions/service';
import { createScanService } from './scan.service';
import { createNoticeService } from './service';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Half past nine of WIB. */
const start = Date.parse('2026-11-26T02:30:00Z');
const endOf = (day: string): Date => new Date(`${day}T23:59:59+07:00`);
let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await startTestApi({}, undefined, { clock: frozenClock(start) });
});
beforeEach(async () => {
  await api.reset();
  const members = ['m-a', 'm-b', 'm-c'].map((id) => ({ id, isVerified: true, hasBrowser: true }));
  await makeMembers(api.deps.db, members, new Date(start));
});
afterAll(() => api.close());

const now = () => api.deps.clock.now();
const search = async (limit?: number): Promise<void> => {
  while (await createScanService(api.deps).next(limit));
};
const lot = (memberId: string, points: number, day: string) =>
  insertLot(api.deps.db, {
    memberId,
    points,
    reference: `lot-${(count += 1)}`,
    at: now(),
    expiresAt: endOf(day),
  });
const told = () =>
  api.deps.db.rows(sql`
    select member_id, kind, object, body from notice where member_id like 'm-_' order by id`);
const bodies = async () => (await told()).map(({ member_id, kind, body }) => [member_id, kind, body]);

test('points that end in 30, 7 and 1 days are told once, a day’s together', async () => {
  await lot('m-a', 1000, '2026-12-26');
  await lot('m-a', 250, '2026-12-26');
  await lot('m-b', 70, '2026-12-03');
  await lot('m-c', 5, '2026-11-27');
  for (const day of ['2026-11-26', '2026-11-28', '2026-12-02', '2026-12-04', '2026-12-25', '2026-12-27'])
    await lot('m-c', 9, day);
  await lot('m-b', 400, '2026-11-27');
  await api.deps.db.run(sql`update ledger_lot set remaining = 0 where original = 400`);
  await search();
  await search();
  expect(await bodies()).toEqual([
    ['m-a', 'points-ending-30', '1.250 poin berakhir 26 Des 2026. Tukar dulu, yuk!'],
    ['m-b', 'points-ending-7', '70 poin berakhir 03 Des 2026. Tukar dulu, yuk!'],
    ['m-c', 'points-ending-1', '5 poin berakhir besok, 27 Nov 2026. Tukar sebelum hangus.'],
  ]);
});

test('each day tells of its own, from midnight of WIB on', async () => {
  await lot('m-a', 40, '2026-11-28');
  await search();
  api.deps.clock.advance(14.5 * 60 * minuteMs - 1);
  await search();
  expect(await told()).toEqual([]);
  api.deps.clock.advance(1);
  await search();
  expect(await told()).toMatchObject([{ member_id: 'm-a', kind: 'points-ending-1', object: '2026-11-28' }]);
});

test('days on which nobody searched are searched later, but nothing that ends today', async () => {
  await search();
  await lot('m-a', 10, '2026-12-27');
  await lot('m-b', 20, '2026-11-29');
  await lot('m-c', 30, '2026-11-30');
  api.deps.clock.advance(3 * dayMs);
  await search();
  expect((await told()).map(({ member_id, kind }) => `${String(member_id)} ${String(kind)}`)).toEqual([
    'm-a points-ending-30',
    'm-c points-ending-1',
  ]);
});

test('a search that is broken off goes on where it was, on whatever process', async () => {
  for (const member of ['m-a', 'm-b', 'm-c']) await lot(member, 10, '2026-12-26');
  await createScanService(api.deps).next(1);
  expect(await told()).toHaveLength(1);
  const services = [1, 2, 3].map(() => createScanService(api.deps));
  for (let rounds = 0; rounds < 40; rounds += 1) await Promise.all(services.map((one) => one.next(1)));
  expect((await told()).map(({ member_id }) => member_id)).toEqual(['m-a', 'm-b', 'm-c']);
});

/** Coupons of Agus's orders, given to members with other ends. */
async function coupons(
  all: readonly { memberId: string; day: string; kind?: string; set?: string }[],
): Promise<void> {
  const { db } = api.deps;
  for (const { memberId, day, kind = 'regular', set = 'none' } of all) {
    const code = `c-${(count += 1)}`;
    await db.run(sql`
      insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at, used_at, cancelled_at,
        revealed_at)
      select ${code}, ${code}, ${memberId}, (select id from voucher where kind = ${kind} order by id limit 1),
        (select id from purchase_order where member_id = ${agusId} limit 1), ${now()}, ${endOf(day)},
        ${set === 'used' ? now() : null}::timestamptz, ${set === 'cancelled' ? now() : null}::timestamptz,
        ${set === 'over' ? new Date(start - dayMs) : null}::timestamptz`);
  }
}

test('coupons that end tomorrow are one notice; what cannot be used any more, and packages, are none', async () => {
  const day = '2026-11-27';
  await coupons([
    { memberId: 'm-a', day },
    { memberId: 'm-b', day },
    { memberId: 'm-b', day },
    { memberId: 'm-b', day, set: 'used' },
    { memberId: 'm-c', day, set: 'used' },
    { memberId: 'm-c', day, set: 'cancelled' },
    { memberId: 'm-c', day, set: 'over' },
    { memberId: 'm-c', day, kind: 'telco' },
    { memberId: 'm-c', day: '2026-11-26' },
    { memberId: 'm-c', day: '2026-11-28' },
  ]);
  await search();
  const rows = await told();
  expect(rows).toMatchObject([
    { member_id: 'm-a', kind: 'coupon-ending', object: day },
    { member_id: 'm-b', kind: 'coupon-ending', object: day },
  ]);
  expect(rows.map(({ body }) => String(body).replace(/Kupon .+? (dan|berakhir)/, '… $1'))).toEqual([
    '… berakhir besok. Pakai sebelum hangus.',
    '… dan 1 kupon lain berakhir besok. Pakai sebelum hangus.',
  ]);
});

/** A purchase that earned, or that was taken back (status 2). */
async function earned(
  memberId: string,
  points: number,
  at: string,
  status: 0 | 2 = 0,
  partnerId = '2',
): Promise<void> {
  const { db } = api.deps;
  const number = `RH-${(count += 1)}`;
  const record = { number, memberId, partnerId, points, description: '', status };
  const journal = await insertLot(db, {
    memberId,
    points,
    reference: number,
    at: now(),
    expiresAt: endOf('2027-11-30'),
  });
  await insertRecord(db, record, status === 0 ? (journal ?? 0) : null, new Date(at));
}

test('a level that falls with the month’s end is told in its last week, once', async () => {
  const { db } = api.deps;
  await earned('m-a', 120_000, '2025-11-20T05:00:00Z');
  await earned('m-a', 30_000, '2026-05-20T05:00:00Z');
  await earned('m-b', 120_000, '2026-05-20T05:00:00Z');
  await earned('m-c', 120_000, '2025-11-20T05:00:00Z', 2);
  await db.run(sql`insert into notice_scan (kind, through) values ('level-ending', '2026-11-22')`);
  await search(1);
  expect(await bodies()).toEqual([
    ['m-a', 'level-ending', 'Kumpulkan 70.000 poin lagi sampai 30 Nov 2026 supaya tetap Gold.'],
  ]);
  api.deps.clock.advance(dayMs);
  await search(1);
  expect(await told()).toHaveLength(1);
});

test('early in the month nobody is told of a level', async () => {
  await earned('m-a', 120_000, '2025-12-20T05:00:00Z');
  api.deps.clock.advance(10 * dayMs);
  await search();
  expect(await api.deps.db.rows(sql`select 1 from notice where kind = 'level-ending'`)).toEqual([]);
});

const missionPoints = '150 poin dari misi minggu lalu belum kamu ambil. Ambil sampai 29 Nov 2026.';
/** Gave points of two partners last week, which reaches a mission. */
async function reachMission(memberId: string): Promise<void> {
  await earned(memberId, 10, '2026-11-17T05:00:00Z');
  await earned(memberId, 10, '2026-11-18T05:00:00Z', 0, '9');
}
const fetchPoints = (memberId: string) =>
  createMissionService(api.deps).fetch(memberId, 'dua-partner', '2026-11-16');

test('points of last week’s missions that nobody fetched are told on Friday, once', async () => {
  await reachMission('m-a');
  await reachMission('m-b');
  await fetchPoints('m-b');
  await earned('m-c', 10, '2026-11-17T05:00:00Z');
  await earned('m-c', 10, '2026-11-25T05:00:00Z', 0, '9');
  await search(1);
  expect(await told()).toEqual([]);
  api.deps.clock.advance(dayMs);
  await search(1);
  expect(await bodies()).toEqual([['m-a', 'mission-waits', missionPoints]]);
  await reachMission('m-c');
  api.deps.clock.advance(dayMs);
  await search(1);
  expect(await told()).toHaveLength(1);
});

test('where Friday was not searched, Sunday still tells of a mission, and Monday no more', async () => {
  await search();
  await reachMission('m-a');
  api.deps.clock.advance(4 * dayMs);
  await search();
  expect(await told()).toEqual([]);
  await api.deps.db.run(sql`update notice_scan set through = '2026-11-26' where kind = 'mission-waits'`);
  api.deps.clock.advance(-dayMs);
  await search();
  expect(await bodies()).toEqual([['m-a', 'mission-waits', missionPoints]]);
});

test('a year that is over is told in January, once, to whom something moved in it', async () => {
  const { clock, db } = api.deps;
  await earned('m-a', 10, '2026-01-01T05:00:00Z');
  await earned('m-b', 10, '2025-12-31T05:00:00Z');
  await earned('m-c', 10, '2026-11-20T05:00:00Z', 2);
  clock.advance(Date.parse('2026-12-31T16:59:59Z') - start);
  await search(1);
  const years = async () => (await bodies()).filter(([, kind]) => kind === 'year-told');
  expect(await years()).toEqual([]);
  clock.advance(1000);
  await search(1);
  const text = 'Lihat dari mana poinmu datang dan jadi apa saja.';
  expect(await years()).toEqual([['m-a', 'year-told', text]]);
  expect(
    await db.rows(sql`select title, path from notice where kind = 'year-told' and member_id = 'm-a'`),
  ).toEqual([{ title: 'Setahun Poku 2026 sudah jadi', path: '/setahun-poku?tahun=2026' }]);
  await earned('m-c', 10, '2026-11-20T05:00:00Z');
  clock.advance(dayMs);
  await search(1);
  expect(await years()).toHaveLength(1);
});

/** Makes an order wait for its payment on an e-wallet's page, which ends in a quarter of an hour. */
async function waitForPayment(): Promise<{ id: string; number: string }> {
  const { db } = api.deps;
  const order = only(
    await db.rows<{ id: string; number: string }>(sql`
      select o.id, o.number from purchase_order o join order_leg l on l.order_id = o.id limit 1`),
  );
  await db.run(sql`
    update purchase_order set state = 'paying', ended_at = null, member_id = 'm-a',
      payment_ends_at = ${new Date(start + 15 * minuteMs)} where id = ${order.id}`);
  await db.run(sql`
    update order_leg set state = 'waiting', checkout_url = 'https://dompet.contoh.id/x', partner_id = '9'
    where order_id = ${order.id} and position = (select min(position) from order_leg where order_id = ${order.id})`);
  return order;
}

test('an e-wallet’s page that waits is told ten minutes before its end, once, by push at once', async () => {
  const { db, clock } = api.deps;
  const order = await waitForPayment();
  const scans = createScanService(api.deps);
  clock.advance(5 * minuteMs - 1);
  expect(await scans.tellWaiting()).toBe(false);
  clock.advance(1);
  expect([await scans.tellWaiting(), await scans.tellWaiting()]).toEqual([true, false]);
  expect(await told()).toMatchObject([
    {
      member_id: 'm-a',
      kind: 'payment-waits',
      object: order.number,
      body: expect.stringMatching(/ lewat .+ sebelum 09:45 WIB\.$/) as string,
    },
  ]);
  while (await createNoticeService(api.deps).next());
  expect(await decisionsOf(db, 'm-a')).toEqual({
    'payment-waits inbox': 'shown',
    'payment-waits push': 'queued',
  });
});

test.each([
  [
    'order is paid',
    (id: string) => sql`update purchase_order set state = 'completed', ended_at = now() where id = ${id}`,
  ],
  [
    'page has ended',
    (id: string) =>
      sql`update purchase_order set payment_ends_at = ${new Date(start + 10 * minuteMs)} where id = ${id}`,
  ],
  [
    'e-wallet has answered',
    (id: string) => sql`update order_leg set state = 'debited' where order_id = ${id} and state = 'waiting'`,
  ],
])(
  'nobody is told of a page once its %s, and what was told before goes out by no channel',
  async (_name, change) => {
    const { db, clock } = api.deps;
    const { id } = await waitForPayment();
    const scans = createScanService(api.deps);
    clock.advance(10 * minuteMs);
    await scans.tellWaiting();
    await db.run(change(id));
    while (await createNoticeService(api.deps).next());
    expect(await decisionsOf(db, 'm-a')).toMatchObject({ 'payment-waits push': 'moot' });
    await db.run(sql`delete from notice`);
    expect(await scans.tellWaiting()).toBe(false);
  },
);

describe('what was found at midnight and goes out in the morning', () => {
  const midnight = 14.5 * 60 * minuteMs;
  const morning = 8.5 * 60 * minuteMs;
  const day = '2026-11-28';
  const sent = () =>
    api.deps.db.rows<{ channel: string; body: string }>(
      sql`select channel, body from outbox where queue = 'day' order by id`,
    );
  const shown = () =>
    api.deps.db.rows<{ body: string; is_shown: boolean }>(
      sql`select body, is_shown from notice where member_id like 'm-_' order by id`,
    );
  const goOut = async () => {
    api.deps.clock.advance(morning);
    while (await createNoticeService(api.deps).next());
  };

  test('reminds of no points that were spent meanwhile, also not in the inbox, and open pages hear of it', async () => {
    await lot('m-a', 40, day);
    api.deps.clock.advance(midnight);
    await search();
    expect(await shown()).toMatchObject([{ is_shown: true }]);
    await api.deps.db.rows(sql`select ledger_hold('spending', 'm-a', 40, ${now()})`);
    await api.deps.db.run(sql`delete from member_event`);
    await goOut();
    expect(await decisionsOf(api.deps.db, 'm-a')).toEqual({
      'points-ending-1 inbox': 'moot',
      'points-ending-1 push': 'moot',
      'points-ending-1 email': 'moot',
      'points-ending-1 sms': 'moot',
    });
    expect(await sent()).toEqual([]);
    expect(await shown()).toMatchObject([{ is_shown: false }]);
    expect(await api.deps.db.rows(sql`select member_id, name from member_event`)).toEqual([
      { member_id: 'm-a', name: 'notice.changed' },
    ]);
  });

  test('names the points that are left by then, in the inbox, too', async () => {
    await lot('m-a', 40, day);
    api.deps.clock.advance(midnight);
    await search();
    await api.deps.db.rows(sql`select ledger_hold('spending', 'm-a', 15, ${now()})`);
    await goOut();
    const body = '25 poin berakhir besok, 28 Nov 2026. Tukar sebelum hangus.';
    expect(await shown()).toEqual([{ body, is_shown: true }]);
    expect((await sent()).map((message) => message.channel).sort()).toEqual(['email', 'push', 'sms']);
    for (const message of await sent()) expect(message.body).toContain(body);
  });

  test('reminds of no points of a mission that were fetched meanwhile', async () => {
    await reachMission('m-a');
    await reachMission('m-b');
    api.deps.clock.advance(midnight);
    await search();
    await fetchPoints('m-a');
    await goOut();
    expect(await decisionsOf(api.deps.db, 'm-a')).toEqual({
      'mission-waits inbox': 'moot',
      'mission-waits push': 'moot',
    });
    expect(await decisionsOf(api.deps.db, 'm-b')).toEqual({
      'mission-waits inbox': 'shown',
      'mission-waits push': 'queued',
    });
  });

  test('reminds of the coupons that were not used meanwhile alone', async () => {
    await coupons([
      { memberId: 'm-a', day },
      { memberId: 'm-b', day },
      { memberId: 'm-b', day },
    ]);
    api.deps.clock.advance(midnight);
    await search();
    await api.deps.db.run(sql`
      update coupon set used_at = ${now()} where member_id = 'm-a'
        or code = (select min(code) from coupon where member_id = 'm-b')`);
    await goOut();
    expect(await decisionsOf(api.deps.db, 'm-a')).toMatchObject({ 'coupon-ending push': 'moot' });
    expect(await decisionsOf(api.deps.db, 'm-b')).toMatchObject({ 'coupon-ending push': 'queued' });
    expect((await shown()).map(({ is_shown, body }) => [is_shown, body.includes('kupon lain')])).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});
