/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { purchasesOf, takesEvents } from '../../testing/purchases';
import { ledger } from '../ledger/service';
import { createPartnerPurchaseService } from './partner-purchase.service';
import { importTerms } from './terms-import';

let api: TestApi;
let report: ReturnType<typeof purchasesOf>;
beforeAll(async () => {
  api = await startTestApi(takesEvents);
  report = purchasesOf(api);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const put = (content: unknown) => importTerms(api.deps, content);
const stored = () =>
  api.deps.db.rows<{ slug: string; version: number; rate: number }>(sql`
    select p.slug, t.version, (t.terms -> 'rates' -> 0 ->> 'points')::int as rate
    from earn_terms t join partner p on p.id = t.partner_id order by p.slug, t.version`);
const versionsOf = async (partner: string) =>
  (await stored()).filter(({ slug }) => slug === partner).map(({ version, rate }) => [version, rate]);
/** A time so many seconds from the API's now. */
const inSeconds = (seconds: number): string =>
  new Date(api.deps.clock.now().getTime() + seconds * 1000).toISOString();
const terms = (points: number) => ({
  waitingMinutes: 0,
  reportedWithinDays: 30,
  beforeLinkHours: 24,
  rates: [{ category: 'card', points, perRupiah: 1000 }],
});
const version = (points: number, startsInSeconds: number, partner = 'nusapoin') => ({
  partner,
  startsAt: inSeconds(startsInSeconds),
  terms: terms(points),
});

test('versions grow by their starts, also within one file; a partner without terms begins with 1, in the past too', async () => {
  await api.deps.db.run(
    sql`delete from earn_terms where partner_id = (select id from partner where slug = 'garuda')`,
  );
  const file = [version(2, 60), version(3, 120), version(4, -86_400, 'garuda'), version(5, -60, 'garuda')];
  expect(await put(file)).toEqual({ added: 4 });
  expect(await versionsOf('nusapoin')).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(await versionsOf('garuda')).toEqual([
    [1, 4],
    [2, 5],
  ]);
});

const good = { partner: 'nusapoin', startsAt: '2090-01-01T00:00:00+07:00', terms: terms(2) };
const earlier = { ...good, startsAt: '2089-12-31T17:00:00Z' };
const later = { ...good, startsAt: '2090-06-01T00:00:00+07:00' };
test.each<[string, object[], RegExp]>([
  ['an unknown partner', [{ ...good, partner: 'tidak-ada' }], /row 1, partner: no such partner: tidak-ada/],
  ['Poku itself', [{ ...good, partner: 'poku' }], /row 1, partner: no such partner: poku/],
  ['a start twice', [good, good], /row 2, startsAt: must be after 2089-12-31T17:00:00.000Z, .* version 2/],
  ['the same start, spelled otherwise', [good, earlier], /row 2, startsAt: must be after/],
  ['an earlier start in a later row', [later, good], /row 2, startsAt: must be after/],
  [
    'a start before all versions',
    [{ ...good, startsAt: '2019-01-01T00:00:00Z' }],
    /row 1, startsAt: must be after 2019-12-31T17:00:00.000Z, the start of version 1/,
  ],
  [
    'a start in the past',
    [{ ...good, startsAt: '2025-01-01T00:00:00Z' }],
    /row 1, startsAt: must not be before now/,
  ],
  ['a start that is no time', [good, { ...later, startsAt: 'besok' }], /row 2, startsAt: must be a time/],
  [
    'a wait of more than a day',
    [{ ...good, terms: { ...terms(2), waitingMinutes: 1441 } }],
    /row 1, terms.waitingMinutes/,
  ],
  ['a field that is not known', [{ ...good, from: 'now' }], /row 1/],
  [
    'every wrong row',
    [{ ...good, partner: 'tidak-ada' }, good, { ...good, partner: 'juga-tidak' }],
    /row 1, partner: .*\n.*row 3, partner: /,
  ],
])('%s is named with its row, and nothing is stored', async (_name, content, problem) => {
  const before = await stored();
  await expect(put(content)).rejects.toThrow(problem);
  expect(await stored()).toEqual(before);
});

test('two imports at once give each version one number: one follows the other, or is refused', async () => {
  const first = version(2, 60);
  const files = [first, { ...first, terms: terms(3) }, version(4, 120), version(5, 180)];
  const outcomes = await Promise.allSettled(files.map((file) => put([file])));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'ImportError' });
  const added = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(added).toBeLessThan(files.length);
  expect((await versionsOf('nusapoin')).map(([number]) => number)).toEqual(
    Array.from({ length: added + 1 }, (_, before) => before + 1),
  );
});

test('a purchase earns by the terms of when it was made; what was earned by older ones stays', async () => {
  const spendable = () => ledger.spendable(api.deps.db, sitiId, api.deps.clock.now());
  const work = async () => {
    while (await createPartnerPurchaseService(api.deps).next());
  };
  const start = await spendable();
  const madeAt = new Date();
  await report.made({ reference: 'before', madeAt });
  api.deps.clock.advance(3_600_000);
  await work();
  expect((await spendable()) - start).toBe(50);

  await put([version(3, 60)]);
  await report.made({ reference: 'before-the-start' });
  api.deps.clock.advance(120_000);
  await report.made({ reference: 'after' });
  // Made before the start, told after it.
  await report.made({ reference: 'told-late', madeAt: new Date(Date.now() - 90_000) });
  expect((await spendable()) - start).toBe(50 + 150);
  api.deps.clock.advance(3_600_000);
  await work();
  expect((await spendable()) - start).toBe(50 + 150 + 50 + 50);
  const reckoned = await api.deps.db.rows(sql`
    select reference, points, (why -> 'terms')::int as terms from partner_purchase order by reference`);
  expect(reckoned).toEqual([
    { reference: 'after', points: 150, terms: 2 },
    { reference: 'before', points: 50, terms: 1 },
    { reference: 'before-the-start', points: 50, terms: 1 },
    { reference: 'told-late', points: 50, terms: 1 },
  ]);
});
