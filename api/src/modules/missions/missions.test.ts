/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { type Mission, missionsCall } from '@poku/mfe-history/calls/missions';
import { jakartaDay } from '@poku/domain/dates';
import { DAY_MS } from '@poku/domain/limits/time';
import { sql } from 'drizzle-orm';
import { answerTo, dewiPhone } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { type Paying, startPaying } from '../../testing/paying';
import { after } from '../../ports/clock';
import { insertRecord } from '../earning/record.repository';
import { startOfJakartaWeek } from '../ledger/jakarta';
import { ledger } from '../ledger/service';
import { verifyLedger } from '../ledger/verify.service';
import { importMissions } from './import';
import { createMissionService } from './service';

let paying: Paying;
let token: string;
let dewi: string;
const db = () => paying.api.deps.db;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  token = await paying.api.login(dewiPhone);
  const rows = await db().rows<{ id: string }>(sql`select id from member where name = 'Dewi Lestari'`);
  dewi = rows[0]?.id ?? '';
});
afterAll(() => paying.close());

/** The middle of the running week, so that a test never stands at its edge. */
const midweek = () => after(startOfJakartaWeek(paying.api.deps.clock.now()), 3 * DAY_MS);
const monday = (moment: Date) => jakartaDay(startOfJakartaWeek(moment));
const missionsAt = (moment: Date) => createMissionService({ db: db(), clock: frozenClock(moment.getTime()) });
const of = (missions: readonly Mission[], id: string) => missions.find((mission) => mission.id === id);

let numbers = 0;
/** Points that a partner gave. */
const earn = async (partnerId: string, at: Date, memberId = dewi) => {
  const number = `RH-mission-${(numbers += 1)}`;
  await db().transaction(async (tx) => {
    const journalId = await ledger.earn(tx, { memberId, points: 10, reference: number, at });
    const facts = { number, memberId, partnerId, points: 10, description: 'Belanja', status: 0 } as const;
    await insertRecord(tx, facts, journalId ?? null, at);
  });
};
const ownPoints = async () => {
  const rows = await db().rows<{ points: number }>(sql`
    select coalesce(sum(balance), 0)::bigint as points from ledger_account
    where member_id = ${dewi} and asset = 'POKU' and purpose = 'available'`);
  return rows[0]?.points;
};

test('a week has its missions, with how far the member is, the smallest reward first', async () => {
  const answer = await paying.api.call('GET', `/customermission/${dewi}`, { token });
  const { week, endsAt, missions, missionsBefore } = answerTo(missionsCall, answer);
  const now = paying.api.deps.clock.now();
  expect(week).toBe(monday(now));
  expect(new Date(endsAt).getTime()).toBe(startOfJakartaWeek(now).getTime() + 7 * DAY_MS);
  expect(missions).toEqual([
    { id: 'tukar-kupon', kind: 'buy', target: 1, done: 0, rewardPoints: 50, state: 'open' },
    { id: 'pakai-kupon', kind: 'use', target: 1, done: 0, rewardPoints: 100, state: 'open' },
    { id: 'dua-partner', kind: 'earn', target: 2, done: 0, rewardPoints: 150, state: 'open' },
  ]);
  expect(missionsBefore).toEqual([]);
});

test('points of two partners reach a mission, of one partner twice they do not', async () => {
  const now = midweek();
  await earn('2', now);
  await earn('2', now);
  // Poku's own points are no partner's.
  await earn('0', now);
  expect(of((await missionsAt(now).read(dewi)).missions, 'dua-partner')).toMatchObject({
    done: 1,
    state: 'open',
  });
  await earn('9', now);
  expect(of((await missionsAt(now).read(dewi)).missions, 'dua-partner')).toMatchObject({
    done: 2,
    state: 'reached',
  });
});

test('a coupon that was bought counts, and one that a till took', async () => {
  const now = paying.api.deps.clock.now();
  const siti = await paying.api.login();
  const read = async () =>
    answerTo(missionsCall, await paying.api.call('GET', '/customermission/m-2b8d4e6f91ac', { token: siti }))
      .missions;
  await db().run(sql`update coupon set used_at = null`);
  await db().run(sql`update purchase_order set created_at = created_at - interval '30 days'`);
  expect(of(await read(), 'tukar-kupon')?.state).toBe('open');
  await paying.buy({ shares: { '0': 4000, '2': 3000 } });
  expect(of(await read(), 'tukar-kupon')).toMatchObject({ done: 1, state: 'reached' });
  expect(of(await read(), 'pakai-kupon')?.state).toBe('open');
  await db().run(sql`
    update coupon set used_at = ${now} where code in (
      select code from coupon where member_id = 'm-2b8d4e6f91ac' limit 1)`);
  expect(of(await read(), 'pakai-kupon')).toMatchObject({ done: 1, state: 'reached' });
});

test('a reward comes into the books and the history once, however often and fast it is fetched', async () => {
  const now = paying.api.deps.clock.now();
  await earn('2', now);
  await earn('9', now);
  const before = (await ownPoints()) ?? 0;
  const body = { clientId: dewi, missionId: 'dua-partner', week: monday(now) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => paying.api.call('POST', '/customermission', { token, body })),
  );
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([200, 200, 200]);
  expect(await ownPoints()).toBe(before + 150);
  const records = await db().rows<{ points: number; description: string }>(sql`
    select points, description from earn_record where member_id = ${dewi} and partner_id = '0'`);
  expect(records).toEqual([{ points: 150, description: 'Misi: raih poin di 2 partner' }]);
  const { missions } = await missionsAt(now).read(dewi);
  expect(of(missions, 'dua-partner')).toMatchObject({ done: 2, state: 'paid' });
  expect(await verifyLedger(db())).toEqual([]);
});

test('what was not reached gives nothing, and says so', async () => {
  const now = paying.api.deps.clock.now();
  const body = { clientId: dewi, missionId: 'dua-partner', week: monday(now) };
  const answer = await paying.api.call('POST', '/customermission', { token, body });
  expect(answer).toMatchObject({ responseCode: 201, message: 'Misi ini belum selesai.' });
  expect(await ownPoints()).toBe(0);
});

test('what was reached can be fetched for a week more, and not after that', async () => {
  const now = midweek();
  await earn('2', now);
  await earn('9', now);
  const next = missionsAt(after(now, 7 * DAY_MS));
  const { week, weekBefore, missions, missionsBefore } = await next.read(dewi);
  expect([week, weekBefore]).toEqual([monday(after(now, 7 * DAY_MS)), monday(now)]);
  expect(of(missions, 'dua-partner')?.done).toBe(0);
  expect(missionsBefore.map(({ id }) => id)).toEqual(['dua-partner']);
  const late = missionsAt(after(now, 14 * DAY_MS));
  expect((await late.read(dewi)).missionsBefore).toEqual([]);
  await expect(late.fetch(dewi, 'dua-partner', monday(now))).rejects.toMatchObject({ field: 'week' });
  await next.fetch(dewi, 'dua-partner', weekBefore);
  expect((await next.read(dewi)).missionsBefore).toEqual([]);
});

test('a week begins on Monday at midnight of WIB', async () => {
  const sunday = new Date('2026-11-29T16:59:59Z');
  const nextDay = new Date('2026-11-29T17:00:00Z');
  await earn('2', sunday);
  await earn('9', nextDay);
  expect(await missionsAt(sunday).read(dewi)).toMatchObject({ week: '2026-11-23' });
  const { week, missions } = await missionsAt(nextDay).read(dewi);
  expect([week, of(missions, 'dua-partner')?.done]).toEqual(['2026-11-30', 1]);
});

test.each([
  [{ missionId: '' }, 'missionId'],
  [{ week: '2020-01-06' }, 'week'],
  [{ week: 'kemarin' }, 'week'],
])('a wrong wish is refused by its name: %j', async (wrong, field) => {
  const body = {
    clientId: dewi,
    missionId: 'dua-partner',
    week: monday(paying.api.deps.clock.now()),
    ...wrong,
  };
  const { status, data } = await paying.api.call('POST', '/customermission', { token, body });
  expect([status, data]).toEqual([400, { field }]);
});

test('a mission that there is not is not found', async () => {
  const body = { clientId: dewi, missionId: 'tidak-ada', week: monday(paying.api.deps.clock.now()) };
  const answer = await paying.api.call('POST', '/customermission', { token, body });
  expect(answer).toMatchObject({ responseCode: 404, message: 'Misi ini tidak ada di minggu itu.' });
});

describe('a file of missions', () => {
  const row = {
    id: 'ngopi',
    kind: 'use',
    target: 3,
    rewardPoints: 200,
    firstWeek: '2026-11-30',
    lastWeek: '2026-12-07',
  };

  test('puts new ones in, changes known ones, and says what it did', async () => {
    const known = { ...row, id: 'pakai-kupon', target: 2, firstWeek: '2020-01-06', lastWeek: null };
    expect(await importMissions(db(), [row, known])).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(await importMissions(db(), [row, known])).toEqual({ added: 0, changed: 0, unchanged: 2 });
    const at = async (day: string) => {
      const { missions } = await missionsAt(new Date(`${day}T05:00:00Z`)).read(dewi);
      return missions.map(({ id, target }) => [id, target]);
    };
    const always = [
      ['tukar-kupon', 1],
      ['dua-partner', 2],
      ['pakai-kupon', 2],
    ];
    expect(await at('2026-11-29')).toEqual(always);
    expect(await at('2026-12-13')).toEqual([...always.slice(0, 2), ['ngopi', 3], ...always.slice(2)]);
    expect(await at('2026-12-14')).toEqual(always);
  });

  test.each([
    [[], /1/],
    [[{ ...row, id: 'Ngopi' }], /row 1, id: must be/],
    [[{ ...row, kind: 'beli' }], /row 1, kind/],
    [[{ ...row, target: 0 }], /row 1, target/],
    [[{ ...row, rewardPoints: 10_001 }], /row 1, rewardPoints/],
    [[{ ...row, firstWeek: '2026-12-01' }], /row 1, firstWeek: must be a Monday/],
    [[{ ...row, lastWeek: '2026-11-23' }], /row 1, lastWeek: must not be before firstWeek/],
    [[{ ...row, judul: 'Ngopi' }], /judul/],
    [[row, row], /row 2, id: row 1 has the same/],
  ])('that is wrong changes nothing, and says where: %j', async (content, says) => {
    await expect(importMissions(db(), content)).rejects.toThrow(says);
    const rows = await db().rows(sql`select id from mission where id = 'ngopi'`);
    expect(rows).toEqual([]);
  });
});
