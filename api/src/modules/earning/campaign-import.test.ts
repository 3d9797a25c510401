/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/api';
import { purchasesOf, takesEvents } from '../../testing/purchases';
import { importCampaigns } from './campaign-import';

let api: TestApi;
let report: ReturnType<typeof purchasesOf>;
beforeAll(async () => {
  api = await startTestApi(takesEvents);
  report = purchasesOf(api);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const put = (content: unknown) => importCampaigns(api.deps.db, content);
const stored = () =>
  api.deps.db.rows<{ id: string; version: number; slug: string | null }>(sql`
    select c.id, c.version, p.slug from earn_campaign c left join partner p on p.id = c.partner_id order by c.id, c.version`);
const versionsOf = async (id: string) =>
  (await stored()).filter((one) => one.id === id).map(({ version }) => version);
const double = {
  id: 'gajian',
  partner: 'nusapoin' as string | null,
  startsAt: '2020-01-01T00:00:00+07:00',
  endsAt: '2090-01-01T00:00:00+07:00',
  terms: { title: 'Gajian 2x poin', percent: 200 },
};

test('a new id is version 1, other content is the next version, the same content is nothing', async () => {
  const everywhere = { ...double, id: 'semua', partner: null };
  expect(await put([double, everywhere])).toEqual({ added: 2, changed: 0, unchanged: 0 });
  // Another order of fields and another spelling of a time are the same content.
  const same = {
    ...double,
    startsAt: '2019-12-31T17:00:00Z',
    terms: { percent: 200, title: 'Gajian 2x poin' },
  };
  const triple = { ...everywhere, terms: { ...double.terms, percent: 300 } };
  expect(await put([same, triple])).toEqual({ added: 0, changed: 1, unchanged: 1 });
  expect([await versionsOf('gajian'), await versionsOf('semua')]).toEqual([[1], [1, 2]]);
  // What an older version said is new again.
  expect(await put([everywhere])).toMatchObject({ changed: 1 });
  for (const change of [
    { partner: null },
    { endsAt: '2091-01-01T00:00:00Z' },
    { startsAt: '2021-01-01T00:00:00Z' },
  ])
    expect(await put([{ ...double, ...change }])).toMatchObject({ changed: 1 });
  expect([await versionsOf('gajian'), await versionsOf('semua')]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3],
  ]);
});

test.each<[string, object[], RegExp]>([
  ['an unknown partner', [{ ...double, partner: 'tidak-ada' }], /row 1, partner: no such partner: tidak-ada/],
  ['Poku itself', [{ ...double, partner: 'poku' }], /row 1, partner: no such partner: poku/],
  ['an id twice', [double, double], /row 2, id: row 1 has the same/],
  ['an id that is none', [{ ...double, id: 'Gajian 1' }], /row 1, id: must be/],
  ['an end before the start', [{ ...double, endsAt: double.startsAt }], /row 1, endsAt: must be after/],
  [
    'both kinds of points',
    [double, { ...double, id: 'dua', terms: { ...double.terms, firstPurchasePoints: 5 } }],
    /row 2, terms: must have either/,
  ],
  ['a field that is not known', [{ ...double, nama: 'Gajian' }], /row 1/],
  [
    'every wrong row',
    [
      { ...double, partner: 'satu' },
      { ...double, id: 'dua' },
      { ...double, id: 'tiga', partner: 'tiga' },
    ],
    /row 1, partner: .*\n.*row 3, partner: /,
  ],
])('%s is named with its row, and nothing is stored', async (_name, content, problem) => {
  const before = await stored();
  await expect(put(content)).rejects.toThrow(problem);
  expect(await stored()).toEqual(before);
});

test('imports at once give each version of a campaign one number', async () => {
  const files = [200, 300, 400, 500].map((percent) => ({ ...double, terms: { ...double.terms, percent } }));
  const outcomes = await Promise.all(files.map((file) => put([file])));
  expect(outcomes.map(({ added, changed }) => added + changed)).toEqual([1, 1, 1, 1]);
  expect(outcomes.filter(({ added }) => added === 1)).toHaveLength(1);
  expect(await versionsOf('gajian')).toEqual([1, 2, 3, 4]);
});

test('the newest version counts for what is reckoned from then on; what was reckoned stays', async () => {
  await put([double]);
  await report.made({ reference: 'by-1' });
  await put([{ ...double, terms: { ...double.terms, percent: 300 } }]);
  await report.made({ reference: 'by-2' });
  const reckoned = await api.deps.db.rows(sql`
    select reference, points, (why -> 'extras' -> 0 -> 'version')::int as version from partner_purchase order by reference`);
  expect(reckoned).toEqual([
    { reference: 'by-1', points: 100, version: 1 },
    { reference: 'by-2', points: 150, version: 2 },
  ]);
});
