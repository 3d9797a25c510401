/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { purchasesOf, sendEvent, takesEvents } from '../../testing/purchases';
import { ledger } from '../ledger/service';
import { verifyLedger } from '../ledger/verify.service';
import { createPartnerPurchaseService } from './partner-purchase.service';

const hourMs = 60 * 60_000;
const subject = '+6281200000002';
/** A wallet without a waiting time: Rp20.000 give 200 points. */
const wallet = { slug: 'dompetnusa', subject, category: 'merchant', amountRupiah: 20_000 };

let api: TestApi;
let report: ReturnType<typeof purchasesOf>;

beforeAll(async () => {
  api = await startTestApi(takesEvents);
  report = purchasesOf(api);
});
beforeEach(() => api.reset());
afterEach(async () => expect(await verifyLedger(api.deps.db)).toEqual([]));
afterAll(() => api.close());

const times = <T>(count: number, work: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => work(n));
const spendable = () => ledger.spendable(api.deps.db, sitiId, api.deps.clock.now());
const spend = (id: string, points: number) =>
  api.deps.db.transaction((tx) =>
    ledger.spend(tx, { id, memberId: sitiId, points, at: api.deps.clock.now() }),
  );

test('256 times the same event at once is one purchase', async () => {
  const before = await spendable();
  const madeAt = new Date();
  const answers = await Promise.all(
    times(256, () => report.made({ ...wallet, reference: 'one', eventId: 'one', madeAt })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const taken = answers.filter(({ content }) => JSON.stringify(content) === '{"status":"taken"}');
  expect([taken.length, (await spendable()) - before]).toEqual([1, 200]);
});

test('what a member may get in a day is not exceeded by purchases at once', async () => {
  const before = await spendable();
  await Promise.all(times(32, () => report.made({ ...wallet, amountRupiah: 90_000 })));
  expect((await spendable()) - before).toBe(5000);
});

test('reversals against spending: every point is spent, there, or owed', async () => {
  const before = await spendable();
  const references = times(8, (n) => `bought-${n}`);
  await Promise.all(references.map((reference) => report.made({ ...wallet, reference })));
  await Promise.all([
    ...references.map((reference) => report.reversed(reference, 'dompetnusa')),
    ...times(8, (n) => spend(`spent-${n}`, Math.floor((before + 1600) / 8))),
  ]);
  const spent = await api.deps.db.rows<{ points: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as points from ledger_hold where id like 'spent-%'`,
  );
  const left = (await spendable()) - (await ledger.owed(api.deps.db, sitiId));
  expect(left + (spent[0]?.points ?? 0)).toBe(before);
});

test('a link that ends against purchases: each counts or does not, and none is half', async () => {
  const before = await spendable();
  const ended = { type: 'link.ended', reference: 'fixture-dompetnusa-6281200000002', subject };
  await Promise.all([
    ...times(8, () => report.made(wallet)),
    sendEvent(api, 'dompetnusa', ended),
    ...times(8, () => report.made(wallet)),
  ]);
  const counted = await api.deps.db.rows<{ count: number }>(
    sql`select count(*)::int as count from partner_purchase where points > 0`,
  );
  expect((await spendable()) - before).toBe((counted[0]?.count ?? 0) * 200);
});

test('workers at once book each waiting purchase once', async () => {
  const before = await spendable();
  await Promise.all(times(20, () => report.made({ amountRupiah: 10_000 })));
  api.deps.clock.advance(hourMs);
  const work = async (): Promise<void> => {
    while (await createPartnerPurchaseService(api.deps).next());
  };
  await Promise.all([work(), work(), work(), work()]);
  expect((await spendable()) - before).toBe(200);
});
