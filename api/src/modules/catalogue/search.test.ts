/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { AnswerOf } from '@poku/contract/calls';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { importSynonyms } from './synonyms';
import queries from './search-queries.json';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => api.reset());

const list = async (name: string, more: object = {}) => {
  const body = { clientId: 'guest', perPage: 100, filters: { name, ...more } };
  return answerTo(couponsCall, await api.call('POST', '/voucherlist', { body }));
};
const found = async (name: string, more: object = {}) =>
  (await list(name, more)).coupons.map((coupon) => coupon.id);
test('of what members search for, at least 95 % have what was meant among the first three', async () => {
  const missed: string[] = [];
  for (const { query, expected } of queries) {
    const first = (await found(query)).slice(0, 3);
    if (!expected.some((id) => first.includes(id))) missed.push(`${query}: ${first.join(' ')}`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(missed.slice(Math.floor(queries.length * 0.05))).toEqual([]);
});

test('a limit beyond all prices, and as many words as fit, are searches like others', async () => {
  expect(await found('kopi di bawah 9.999.999.999.999.999.999.999.999 jt poin')).toEqual(await found('kopi'));
  const many = await list('ko mi ay es ba pa vo ti ke me pu hi ga ro su ka te mu bu ho in pe sa');
  expect(many.isNear).toBe(true);
  expect(many.coupons.length).toBeGreaterThan(0);
});

test('what has the text as it is written comes before what has its words', async () => {
  const ids = await found('kopi');
  expect(ids.slice(0, 2).sort()).toEqual(['1001', '1002']);
  expect(await found('serambi kopi')).toEqual(ids.filter((id) => ['1001', '1002'].includes(id)));
});

test('a page after the last one that is written alike goes on with the others', async () => {
  const all = await found('es');
  const walked: string[] = [];
  for (let cursor: string | null = null; ;) {
    const body: object = {
      clientId: 'guest',
      perPage: 2,
      filters: { name: 'es' },
      ...(cursor !== null && { cursor }),
    };
    const page: AnswerOf<typeof couponsCall> = answerTo(
      couponsCall,
      await api.call('POST', '/voucherlist', { body }),
    );
    walked.push(...page.coupons.map((coupon) => coupon.id));
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  expect(walked).toEqual(all);
  const paged: string[] = [];
  for (let page = 1; paged.length < all.length; page += 1) {
    const body = { clientId: 'guest', perPage: 3, page, filters: { name: 'es' } };
    const { coupons } = answerTo(couponsCall, await api.call('POST', '/voucherlist', { body }));
    if (coupons.length === 0) break;
    paged.push(...coupons.map((coupon) => coupon.id));
  }
  expect(paged).toEqual(all);
});

test('a search that says what it may cost finds nothing dearer, and the filter stays', async () => {
  const { coupons } = await list('belanja di bawah 5.000 poin');
  expect(coupons.length).toBeGreaterThan(0);
  for (const { pricePoints } of coupons) expect(pricePoints).toBeLessThanOrEqual(5000);
  const both = await list('belanja di bawah 5.000 poin', { maxPrice: 2400 });
  expect(both.coupons.map((coupon) => coupon.id)).toEqual(['1025']);
});

test('a number at the end is the most that a coupon may cost, unless a coupon or a package is called or worth so', async () => {
  for (const search of [
    'kopi 3000',
    'kopi 3.000',
    'kopi 3rb',
    'kopi 3 ribu',
    'kopi di bawah 3000',
    'kopi max 3rb',
  ])
    expect([search, await found(search), (await list(search)).isNear]).toEqual([search, ['1001'], false]);
  expect(await list('kopi 3rb')).toMatchObject({ understoodMinPoints: null, understoodMaxPoints: 3000 });
  expect(await list('kopi')).toMatchObject({ understoodMinPoints: null, understoodMaxPoints: null });
  const { coupons } = await list('dibawah 5rb poin');
  expect(coupons.length).toBeGreaterThan(10);
  expect(Math.max(...coupons.map(({ pricePoints }) => pricePoints))).toBeLessThanOrEqual(5000);
  expect(await found('voucher 100000')).toContain('1026');
  expect(await found('potongan 500')).toContain('1031');
  const { places } = await list('pulsa 50rb');
  expect(places).toMatchObject([{ kind: 'prepaid' }]);
});

test('what a coupon is worth is no limit, also where no name says it', async () => {
  expect((await found('kopi 3100')).sort()).toEqual(['1001']);
  await api.deps.db.run(sql`update voucher set face_value_rupiah = 3100 where id = '1002'`);
  expect(await list('kopi 3100')).toMatchObject({ isNear: true });
});

test('where nothing fits, what comes near is shown and said to be near', async () => {
  expect(await list('kopi berlian')).toMatchObject({ isNear: true });
  expect((await found('kopi berlian')).slice(0, 2).sort()).toEqual(['1001', '1002']);
  expect(await list('kopi')).toMatchObject({ isNear: false });
  expect(await list('xqzwv')).toMatchObject({ coupons: [], isNear: true });
});

test('in a category nothing of another one is near', async () => {
  const byCategory = await Promise.all(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map(async (categoryId) => {
      const within = await found('', { categoryId });
      const near = await found('kopi berlian', { categoryId });
      expect(within).toEqual(expect.arrayContaining(near));
      return near;
    }),
  );
  expect(byCategory.flat()).toContain('1001');
});

test('sorted by price, both are one list', async () => {
  const { coupons } = await list('ngopi', { sortByPrice: 'DESC' });
  expect(coupons.map((coupon) => coupon.id)).toEqual(['1002', '1001']);
});

test('a brand or a category that is called otherwise is found by its new name, and no longer by the old one', async () => {
  await api.deps.db.run(sql`update brand set name = 'Toko Qahwa' where id = 'kopi-serambi'`);
  await api.deps.db.run(sql`update category set name = 'Zamzam' where id = '8'`);
  expect((await found('qahwa toko')).sort()).toEqual(['1001', '1002']);
  expect((await list('serambi')).coupons).toEqual([]);
  expect(await found('zamzam emas')).toEqual(expect.arrayContaining(['1062', '1063']));
});

test('a search leads to categories, brands and the prepaid packages, too', async () => {
  const places = async (name: string) => (await list(name)).places;
  expect(await places('kopi')).toEqual([{ kind: 'brand', key: 'kopi-serambi', name: 'Kopi Serambi' }]);
  expect(await places('pulsa 50')).toMatchObject([{ kind: 'prepaid' }]);
  expect(await places('seluler nusa')).toMatchObject([{ kind: 'prepaid' }]);
  expect(await places('jajan')).toContainEqual({ kind: 'category', key: '1', name: 'Kuliner' });
  expect(await places('')).toEqual([]);
  expect(await places('≤ 5.000 poin')).toEqual([]);
});

test('what a word stands for is data, and takes effect at once', async () => {
  expect(await found('begadang')).toEqual([]);
  const { db } = api.deps;
  expect(await importSynonyms(db, [{ term: 'begadang', words: ['kopi'] }])).toEqual({ added: 1 });
  expect((await found('begadang')).sort()).toEqual(['1001', '1002']);
  expect(await found('latte')).toEqual([]);
});

test.each([
  [[{ term: '!', words: [] }], 'row 1, term: must have a letter or a digit'],
  [[{ term: 'a b c', words: [] }], 'row 1, term: must be a word or two'],
  [
    [
      { term: 'a', words: [] },
      { term: 'a', words: ['b'] },
    ],
    'row 2, term: stands in a row before',
  ],
  [[{ term: 'a', words: [''] }], 'row 1, words.0: '],
  [[{ term: 'a', words: [], other: 1 }], 'other'],
])('synonyms %j are refused', async (content, problem) => {
  await expect(importSynonyms(api.deps.db, content)).rejects.toThrow(problem);
  expect((await found('ngopi')).sort()).toEqual(['1001', '1002']);
});
