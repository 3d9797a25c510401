/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { waitingEarnsCall } from '@poku/flows/earning/calls/waiting';
import { earnPageCall } from '@poku/mfe-history/calls/history';
import { sql } from 'drizzle-orm';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { partnerKeys } from '../../testing/partners';
import { purchasesOf, sendEvent, takesEvents } from '../../testing/purchases';
import { ledger } from '../ledger/service';
import { activateLink } from '../linkage/activate';
import { verifyLedger } from '../ledger/verify.service';
import { createPartnerPurchaseService } from './partner-purchase.service';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let api: TestApi;
let token: string;
let report: ReturnType<typeof purchasesOf>;

beforeAll(async () => {
  api = await startTestApi(takesEvents);
  report = purchasesOf(api);
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
});
afterEach(async () => expect(await verifyLedger(api.deps.db)).toEqual([]));
afterAll(() => api.close());

/** Does what the worker would. */
async function work(): Promise<void> {
  while (await createPartnerPurchaseService(api.deps).next());
}
const later = async (ms: number): Promise<void> => {
  api.deps.clock.advance(ms);
  await work();
};
const waiting = async () =>
  answerTo(waitingEarnsCall, await api.call('GET', `/customerwaitingearn/${sitiId}`, { token }));
const earns = async () =>
  answerTo(earnPageCall, await api.call('GET', `/customerearn/${sitiId}?page=1&perPage=1`, { token }));
const newest = async () => (await earns()).rows[0];
const spendable = () => ledger.spendable(api.deps.db, sitiId, api.deps.clock.now());
/** What a test changes of the points that the member can spend. */
async function changeOf(act: () => Promise<unknown>): Promise<number> {
  const before = await spendable();
  await act();
  return (await spendable()) - before;
}
const spendAll = async (): Promise<void> => {
  const at = api.deps.clock.now();
  const points = await spendable();
  await api.deps.db.transaction((tx) =>
    ledger.spend(tx, { id: `all-${at.getTime()}`, memberId: sitiId, points, at }),
  );
};
const owed = () => ledger.owed(api.deps.db, sitiId);
const whyOf = async (reference: string): Promise<unknown> =>
  (
    await api.deps.db.rows<{ why: unknown }>(
      sql`select why from partner_purchase where reference = ${reference}`,
    )
  )[0]?.why;
const told = async () =>
  (
    await api.deps.db.rows<{ count: number }>(sql`
      select count(*)::int as count from member_event where member_id = ${sitiId} and name = 'points.changed'`)
  )[0]?.count;

test('points wait for the partner’s waiting time, are shown with it, and can be spent then', async () => {
  const madeAt = new Date();
  expect(await report.made({ reference: 'one', madeAt })).toEqual({
    status: 200,
    content: { status: 'taken' },
  });
  expect(await told()).toBe(1);
  const { rows, ...sums } = await waiting();
  expect(sums).toEqual({ total: 1, points: 50, debt: 0 });
  expect(rows).toMatchObject([{ partnerName: 'NusaPoin', points: 50, description: 'Belanja Rp50.000' }]);
  const [row] = rows;
  expect(Date.parse(row?.spendableAt ?? '') - Date.parse(row?.at ?? '')).toBe(hourMs);

  expect(await changeOf(() => later(59 * minuteMs))).toBe(0);
  expect(await changeOf(() => later(minuteMs))).toBe(50);
  expect(await told()).toBe(2);
  expect(await waiting()).toMatchObject({ total: 0, points: 0 });
  expect(await newest()).toMatchObject({ points: 50, description: 'Belanja Rp50.000', status: 'success' });
});

test('a partner without a waiting time gives points at once', async () => {
  const wallet = {
    slug: 'dompetnusa',
    subject: '+6281200000002',
    category: 'merchant',
    amountRupiah: 25_000,
  };
  expect(await changeOf(() => report.made(wallet))).toBe(250);
  expect(await waiting()).toMatchObject({ total: 0 });
});

test('the same purchase told again and again, at once and with other event ids, counts once', async () => {
  const madeAt = new Date();
  const same = () => report.made({ reference: 'one', eventId: 'first', madeAt });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => (n % 2 ? same() : report.made({ reference: 'one', madeAt }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await changeOf(() => later(hourMs))).toBe(50);
  expect(await changeOf(() => report.made({ reference: 'one', madeAt }))).toBe(0);
});

test('a purchase that contradicts what was told is refused, and the field is named', async () => {
  await report.made({ reference: 'one' });
  const wrong = async (sent: ReturnType<typeof report.made>, field: string) =>
    expect(await sent).toEqual({
      status: 400,
      content: expect.objectContaining({ data: { field } }) as unknown,
    });
  await wrong(report.made({ reference: 'one', amountRupiah: 60_000 }), 'reference');
  await report.corrected(2, { reference: 'one', amountRupiah: 40_000 });
  await wrong(report.corrected(2, { reference: 'one', amountRupiah: 41_000 }), 'revision');
  await wrong(report.corrected(3, { reference: 'one', subject: 'rina@contoh.id' }), 'subject');
  await wrong(report.made({ madeAt: new Date(Date.now() + 6 * minuteMs) }), 'madeAt');
  await wrong(report.made({ madeAt: new Date('0000-01-01T00:00:00Z') }), 'madeAt');
  await wrong(report.made({ amountRupiah: 0 }), 'amountRupiah');
  await wrong(report.made({ category: 'Kartu' }), 'category');
  expect(await changeOf(() => later(hourMs))).toBe(40);
});

test('the highest revision counts, in whatever order they come', async () => {
  await report.corrected(3, { reference: 'one', amountRupiah: 30_000 });
  await report.made({ reference: 'one', amountRupiah: 50_000 });
  await report.corrected(2, { reference: 'one', amountRupiah: 90_000 });
  expect(await waiting()).toMatchObject({ total: 1, points: 30 });
  expect(await changeOf(() => later(hourMs))).toBe(30);
});

test('a correction after the points came takes back or gives the difference', async () => {
  await report.made({ reference: 'one' });
  await later(hourMs);
  expect(await changeOf(() => report.corrected(2, { reference: 'one', amountRupiah: 20_000 }))).toBe(-30);
  expect(await newest()).toMatchObject({ points: 20, description: 'Belanja Rp20.000, dikoreksi' });
  expect(
    await changeOf(() =>
      report.corrected(3, { reference: 'one', amountRupiah: 70_000, madeAt: new Date(Date.now() - hourMs) }),
    ),
  ).toBe(50);
  expect(await newest()).toMatchObject({ points: 70, status: 'success' });
});

test('a reversal before the points came: they never do, and the history says why they went, once', async () => {
  const { total, succeeded, points } = await earns();
  await report.made({ reference: 'one' });
  const before = await told();
  await report.reversed('one');
  await report.reversed('one');
  expect(await told()).toBe((before ?? 0) + 1);
  expect(await waiting()).toMatchObject({ total: 0, points: 0 });
  expect(await changeOf(() => later(hourMs))).toBe(0);
  expect(await newest()).toMatchObject({
    partnerName: 'NusaPoin',
    points: 50,
    description: 'Belanja Rp50.000, dibatalkan',
    status: 'failed',
  });
  expect(await earns()).toMatchObject({ total: total + 1, succeeded, points });
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('a correction to nothing before the points came: the history says why they went, once, and a reversal adds nothing', async () => {
  const { total, succeeded, points } = await earns();
  await report.made({ reference: 'one' });
  await report.corrected(2, { reference: 'one', amountRupiah: 900 });
  expect(await waiting()).toMatchObject({ total: 0, points: 0 });
  expect(await newest()).toMatchObject({
    points: 50,
    description: 'Belanja Rp900, dikoreksi',
    status: 'failed',
  });
  await report.corrected(3, { reference: 'one', amountRupiah: 800 });
  await report.reversed('one');
  expect(await changeOf(() => later(hourMs))).toBe(0);
  expect(await earns()).toMatchObject({ total: total + 1, succeeded, points });
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('what was corrected to nothing and back again comes, in its row of the history', async () => {
  const { total, points } = await earns();
  await report.made({ reference: 'one' });
  await report.corrected(2, { reference: 'one', amountRupiah: 900 });
  await report.corrected(3, { reference: 'one', amountRupiah: 30_000 });
  expect(await waiting()).toMatchObject({ total: 1, points: 30 });
  expect(await changeOf(() => later(hourMs))).toBe(30);
  expect(await newest()).toMatchObject({ points: 30, status: 'success' });
  expect(await earns()).toMatchObject({ total: total + 1, points: points + 30 });
  expect(await changeOf(() => report.reversed('one'))).toBe(-30);
  expect(await newest()).toMatchObject({ points: 30, status: 'failed' });
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('a correction of what never waited leaves no trace in the history', async () => {
  const { total } = await earns();
  await report.made({ reference: 'small', amountRupiah: 900 });
  await report.corrected(2, { reference: 'small', amountRupiah: 800 });
  expect((await earns()).total).toBe(total);
});

test('a reversal of what never waited leaves no trace in the history', async () => {
  const { total } = await earns();
  await report.reversed('first-reversed');
  await report.made({ reference: 'first-reversed' });
  await report.made({ reference: 'nobody’s', subject: 'nobody@contoh.id' });
  await report.reversed('nobody’s');
  expect((await earns()).total).toBe(total);
});

test('a reversal that comes before the purchase is for good', async () => {
  await report.reversed('one');
  await report.made({ reference: 'one' });
  await report.corrected(2, { reference: 'one' });
  expect(await changeOf(() => later(hourMs))).toBe(0);
});

test('a reversal takes the points back, and the history says so', async () => {
  await report.made({ reference: 'one' });
  await later(hourMs);
  expect(await changeOf(() => report.reversed('one'))).toBe(-50);
  expect(await changeOf(() => report.reversed('one'))).toBe(0);
  expect(await newest()).toMatchObject({ description: 'Belanja Rp50.000, dibatalkan', status: 'failed' });
});

test('what was spent becomes a debt that the next purchases pay', async () => {
  await report.made({ reference: 'one' });
  await later(hourMs);
  await spendAll();
  await report.reversed('one');
  expect(await waiting()).toMatchObject({ debt: 50 });
  const wallet = { slug: 'dompetnusa', subject: '+6281200000002', category: 'merchant' };
  await report.made({ ...wallet, amountRupiah: 10_000 });
  expect([await spendable(), await owed()]).toEqual([50, 0]);
});

test('a purchase shortly before the link counts as soon as the account is linked; one long before does not', async () => {
  const subject = '+6281200000002';
  const bought = { slug: 'fitnusa', subject, category: 'gym', amountRupiah: 45_000 };
  await report.made({ ...bought, reference: 'before', madeAt: new Date(Date.now() - 23 * hourMs) });
  await report.made({ ...bought, reference: 'long-before', madeAt: new Date(Date.now() - 25 * hourMs) });
  expect(await whyOf('before')).toEqual({ nothing: 'not-linked' });
  await api.deps.db.transaction((tx) =>
    activateLink(
      tx,
      { reference: 'new-link', memberId: sitiId, partnerId: '11', subject },
      api.deps.clock.now(),
    ),
  );
  expect(await changeOf(work)).toBe(50);
  expect(await whyOf('long-before')).toEqual({ nothing: 'not-linked' });
});

test('after the end of a link: what was bought before counts and can be reversed, what was bought after does not', async () => {
  const before = new Date(Date.now() - 1000);
  await sendEvent(api, 'nusapoin', {
    type: 'link.ended',
    reference: 'fixture-nusapoin-6281200000002',
    subject: 'siti@contoh.id',
  });
  await report.made({ reference: 'before', madeAt: before });
  await report.made({ reference: 'after' });
  expect(await whyOf('after')).toEqual({ nothing: 'not-linked' });
  expect(await changeOf(() => later(hourMs))).toBe(50);
  expect(await changeOf(() => report.reversed('before'))).toBe(-50);
});

test('forged events and those of another partner change nothing', async () => {
  const madeAt = new Date().toISOString();
  const event = {
    type: 'purchase.made',
    reference: 'one',
    subject: 'siti@contoh.id',
    amountRupiah: 50_000,
    category: 'card',
    madeAt,
  };
  expect((await sendEvent(api, 'nusapoin', event, ['another key of nobody'])).status).toBe(401);
  expect((await sendEvent(api, 'nusapoin', event, partnerKeys('dompetnusa').partner)).status).toBe(401);
  await report.made({ slug: 'dompetnusa', reference: 'two', category: 'merchant' });
  expect(await whyOf('two')).toEqual({ nothing: 'not-linked' });
  await report.made({ reference: 'one' });
  expect((await report.reversed('one', 'dompetnusa')).status).toBe(200);
  expect(await changeOf(() => later(hourMs))).toBe(50);
});

test('a reversal and a purchase with the points at once leave the points in one place', async () => {
  await report.made({ reference: 'one' });
  await later(hourMs);
  await spendAll();
  await report.made({ reference: 'two' });
  await later(hourMs);
  const at = api.deps.clock.now();
  const spend = (n: number) =>
    api.deps.db.transaction((tx) => ledger.spend(tx, { id: `race-${n}`, memberId: sitiId, points: 50, at }));
  const [, ...spent] = await Promise.all([report.reversed('two'), spend(1), spend(2), spend(3)]);
  const bought = spent.filter((left) => left !== undefined).length;
  expect([await spendable(), await owed()]).toEqual([0, bought * 50]);
});

test('a purchase that cannot be booked holds up no other one', async () => {
  const { db, clock } = api.deps;
  await report.made({ reference: 'stuck' });
  await report.made({ reference: 'other', amountRupiah: 20_000 });
  // Its next reference stands in the books already.
  const reference = 'RH-STUCK:1';
  await db.transaction((tx) => ledger.earn(tx, { memberId: sitiId, points: 1, reference, at: clock.now() }));
  await db.run(sql`
    update partner_purchase set number = 'RH-STUCK', moves = 1, due_at = due_at - interval '1 second' where reference = 'stuck'`);
  clock.advance(hourMs);
  const purchases = createPartnerPurchaseService(api.deps);
  await expect(purchases.next()).rejects.toThrow('stand in the books already');
  expect(await changeOf(() => purchases.next())).toBe(20);
  expect(await purchases.next()).toBe(false);
  clock.advance(minuteMs);
  await expect(purchases.next()).rejects.toThrow('stand in the books already');
  await db.run(sql`delete from partner_purchase where reference = 'stuck'`);
});

test('a first purchase at a partner with a campaign gets its points once', async () => {
  await api.deps.db.run(sql`
    insert into earn_campaign (id, version, partner_id, starts_at, ends_at, terms)
    values ('perdana', 1, '2', now() - interval '1 day', now() + interval '1 day',
      '{"title": "bonus perdana", "firstPurchasePoints": 25}')`);
  await report.made({ reference: 'one' });
  await report.made({ reference: 'two' });
  const { rows } = await waiting();
  expect(rows.map(({ points, description }) => [points, description]).sort()).toEqual([
    [50, 'Belanja Rp50.000'],
    [75, 'Belanja Rp50.000, bonus perdana'],
  ]);
});
