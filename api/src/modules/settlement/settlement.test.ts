/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { jakartaDay } from '@poku/domain/dates';
import { sql } from 'drizzle-orm';
import { pokuPurchasesOfDay, signedHeaders, type PurchasesOfDay } from '@poku/partner-protocol';
import type { PartnerReply } from '../../ports/partner-http';
import { createHttpPartners } from '../../ports/partners';
import { startTestApi, type TestApi } from '../../testing/api';
import { partnerKeys } from '../../testing/partners';
import { purchasesOf, takesEvents } from '../../testing/purchases';
import { createSettlementDesk } from '../operators/settlement.service';
import { createSettlementService } from './service';

const hourMs = 3_600_000;
const operator = { name: 'Sari', machineLogin: 'sari' };

/** NusaPoin's own list, by day; `undefined` for silence. */
let list: PurchasesOfDay['purchases'] | undefined;
let asked: string[];
let api: TestApi;
let report: ReturnType<typeof purchasesOf>;
let today: string;

/** Gives two lines at a time. */
const answerOf = (after: string): PartnerReply<PurchasesOfDay> =>
  list === undefined
    ? { outcome: 'silent', isSent: true }
    : {
        outcome: 'answered',
        value: { purchases: list.filter(({ reference }) => reference > after).slice(0, 2) },
      };

beforeAll(async () => {
  const partners = {
    ...createHttpPartners(takesEvents.partners),
    reset: () => Promise.resolve(true),
    purchasesOfDay: (slug: string, day: string, after: string) => {
      asked.push(`${slug} ${day}`);
      return Promise.resolve(slug === 'nusapoin' && day === today ? answerOf(after) : answerOf('~'));
    },
  };
  api = await startTestApi(takesEvents, undefined, { partners });
  report = purchasesOf(api);
});
beforeEach(async () => {
  await api.reset();
  list = [];
  asked = [];
  today = jakartaDay(api.deps.clock.now());
});
afterAll(() => api.close());

const line = (reference: string, changes: Partial<PurchasesOfDay['purchases'][number]> = {}) => ({
  reference,
  revision: 1,
  status: 'made' as const,
  amountRupiah: 50_000,
  category: 'card',
  ...changes,
});
const desk = () => createSettlementDesk(api.deps);
/** Goes on to an hour of the next day, WIB. */
const advanceToMorning = (hour: number): void => {
  const midnight = Date.parse(`${today}T17:00:00Z`);
  api.deps.clock.advance(midnight - api.deps.clock.now().getTime() + hour * hourMs);
};
const run = () => desk().run('nusapoin', today);
const differences = async (withClosed = false) =>
  (await desk().list('nusapoin', withClosed, 100)).map(({ reference, what }) => `${reference}: ${what}`);
const points = async () =>
  (await api.deps.db.rows<{ sum: number }>(sql`select sum(points)::bigint as sum from partner_purchase`))[0]
    ?.sum;

test('lists that agree have no difference, however many pages they are', async () => {
  for (const reference of ['c', 'a', 'e', 'b', 'd']) await report.made({ reference });
  list = ['a', 'b', 'c', 'd', 'e'].map((reference) => line(reference));
  expect(await run()).toEqual({ purchases: 5, open: 0 });
  expect(await differences()).toEqual([]);
});

test('a page of ours ends anywhere, also between what is missing', async () => {
  for (const reference of ['a', 'b', 'c', 'd', 'e']) await report.made({ reference });
  list = ['a', 'a-1', 'b', 'b-1', 'c', 'd', 'd-1', 'd-2', 'd-3', 'e'].map((reference) => line(reference));
  for (const page of [1, 2, 3, 5]) {
    const settled = await createSettlementService(api.deps, page).settle(
      { partnerId: '2', day: today },
      'nusapoin',
    );
    expect(settled).toEqual({ purchases: 10, open: 5 });
  }
});

test('each kind of difference is named, and nothing is booked', async () => {
  for (const reference of [
    'amount',
    'category',
    'gone',
    'revision',
    'reversed-here',
    'reversed-there',
    'same',
  ])
    await report.made({ reference });
  await report.reversed('reversed-here');
  const before = await points();
  list = [
    line('amount', { amountRupiah: 60_000 }),
    line('category', { category: 'cash' }),
    line('new'),
    line('reversed-here'),
    line('reversed-there', { status: 'reversed' }),
    line('revision', { revision: 2 }),
    line('same'),
  ];
  expect(await run()).toEqual({ purchases: 8, open: 7 });
  expect(await differences()).toEqual([
    'amount: another amount',
    'category: another category',
    'gone: missing at the partner',
    'new: missing at Poku',
    'reversed-here: another state',
    'reversed-there: another state',
    'revision: another revision',
  ]);
  expect(await points()).toBe(before);
});

test('a reversal that came before its purchase, and a purchase of another day here, are no difference', async () => {
  await report.reversed('before');
  await report.made({ reference: 'yesterday', madeAt: new Date(Date.now() - 24 * hourMs) });
  list = [line('before', { status: 'reversed' }), line('yesterday')];
  expect(await run()).toEqual({ purchases: 2, open: 0 });
});

test('what differs no longer is closed by itself, and what was closed opens again when it differs otherwise', async () => {
  list = [line('one'), line('two')];
  await run();
  await report.made({ reference: 'one' });
  await desk().close({ slug: 'nusapoin', day: today, reference: 'two' }, operator, 'transaksi uji');
  expect(await run()).toEqual({ purchases: 2, open: 0 });
  expect((await desk().list('nusapoin', true, 9)).map(({ reason }) => reason)).toEqual([
    'differs no longer',
    'transaksi uji',
  ]);
  list = [line('one'), line('two', { amountRupiah: 1 })];
  expect(await run()).toMatchObject({ open: 1 });
  expect(await differences()).toEqual(['two: missing at Poku']);
});

test('closing needs a reason, a person and an open difference, and stands in the audit', async () => {
  list = [line('one')];
  await run();
  const close = (wish: object, reason?: string, who = operator) =>
    desk().close({ slug: 'nusapoin', day: today, reference: 'one', ...wish }, who, reason);
  await expect(close({})).rejects.toThrow('--reason');
  await expect(close({}, 'uji', { ...operator, name: '' })).rejects.toThrow('--by');
  await expect(close({ reference: 'two' }, 'uji')).rejects.toThrow('no open difference two');
  await expect(close({ slug: 'nobody' }, 'uji')).rejects.toThrow('no partner nobody');
  await expect(close({ day: '2026-02-30' }, 'uji')).rejects.toThrow('2026-02-30 is no day');
  await close({}, 'uji');
  await expect(close({}, 'uji')).rejects.toThrow('no open difference one');
  expect(await api.deps.db.rows(sql`select what, operator, subject, reason from operator_act`)).toEqual([
    { what: 'close-difference', operator: 'Sari', subject: `nusapoin/${today}/one`, reason: 'uji' },
  ]);
});

test('yesterday is compared from three in the morning on, for every partner with terms, and again while something differs', async () => {
  const service = createSettlementService(api.deps);
  const work = async (): Promise<void> => {
    await service.plan();
    while (await service.next());
  };
  list = [line('one')];
  advanceToMorning(2.9);
  await work();
  expect(asked.filter((one) => one.endsWith(today))).toEqual([]);
  api.deps.clock.advance(0.2 * hourMs);
  await work();
  await work();
  expect(new Set(asked.filter((one) => one.endsWith(today))).size).toBe(5);
  const count = asked.length;
  await work();
  expect(asked).toHaveLength(count);
  expect(await differences()).toEqual(['one: missing at Poku']);
  api.deps.clock.advance(24 * hourMs);
  await work();
  expect(asked.slice(count)).toContain(`nusapoin ${today}`);
});

test('a partner that is silent is asked again ten minutes later; the problem is shown', async () => {
  const service = createSettlementService(api.deps);
  list = undefined;
  await expect(run()).rejects.toThrow('nusapoin did not give its purchases');
  advanceToMorning(3.1);
  await service.plan();
  while (await service.next());
  expect((await desk().days('nusapoin', 9))[0]).toMatchObject({
    compared_at: null,
    failure: expect.stringContaining('did not give') as unknown,
  });
  list = [];
  api.deps.clock.advance(hourMs);
  while (await service.next());
  expect((await desk().days('nusapoin', 9))[0]).toMatchObject({ failure: null, open: 0 });
});

test('other jobs have their turns while a partner is asked, and a reset meanwhile leaves nothing behind', async () => {
  const { turns, db } = api.deps;
  const service = createSettlementService(api.deps);
  list = [line('one')];
  advanceToMorning(3.1);
  await service.plan();
  let turn = 0;
  const inTurn: typeof turns.take = async (work) => {
    turn += 1;
    // Between the first turn and the second the partner is asked.
    if (turn === 2) await db.run(sql`delete from settlement`);
    return turns.take(work);
  };
  expect(await service.next(inTurn)).toBe(true);
  expect(turn).toBe(2);
  expect(await desk().days(undefined, 9)).toEqual([]);
  expect(await differences()).toEqual([]);
});

test('a list in another order than agreed is not believed', async () => {
  list = [line('b'), line('a')];
  await expect(run()).rejects.toThrow('another order');
});

test('a partner reads its own purchases of a day as Poku has them, signed', async () => {
  await report.made({ reference: 'one' });
  await report.made({ reference: 'two', category: 'cash' });
  await report.made({
    slug: 'dompetnusa',
    reference: 'three',
    subject: '+6281200000002',
    category: 'merchant',
  });
  const read = async (slug: string, keys = partnerKeys(slug).partner, query = `day=${today}`) => {
    const path = `/partners/${slug}/purchases?${query}`;
    const answer = await fetch(`${api.origin}${path}`, {
      headers: signedHeaders(keys, { method: 'GET', path, body: '' }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const { purchases } = pokuPurchasesOfDay.parse((await read('nusapoin')).body);
  expect(purchases).toEqual([
    { ...line('one'), points: 50, nothing: null },
    { ...line('two', { category: 'cash' }), points: 0, nothing: 'other-category' },
  ]);
  const next = pokuPurchasesOfDay.parse(
    (await read('nusapoin', undefined, `day=${today}&after=one&limit=1`)).body,
  );
  expect(next.purchases.map(({ reference }) => reference)).toEqual(['two']);
  expect((await read('nusapoin', partnerKeys('dompetnusa').partner)).status).toBe(401);
  for (const day of ['kemarin', '2026-02-30', '0000-01-01'])
    expect((await read('nusapoin', undefined, `day=${day}`)).status).toBe(400);
});
