import type { EmbedSearch } from '@poku/embed';
import { tellSearches } from './tell-searches';

const listOf = (name: string, rows: number, isNear = false) => ({
  search: { name, filter: {}, pages: 1 },
  rows: Array.from({ length: rows }, () => ({})),
  isNear,
});
const coupon = { known: { coupon: { id: '1', name: 'Kopi', pricePoints: 1 } } };

test('each search is told once, and again after another', () => {
  const told: EmbedSearch[] = [];
  const show = tellSearches((search) => told.push(search));
  const expectTold = (...searches: readonly EmbedSearch[]) => expect(told.splice(0)).toEqual(searches);
  show({ kind: 'start' }, '/tukar');
  expectTold();
  show(listOf('kopi', 20), '/tukar');
  expectTold({ query: 'kopi', resultCount: 20 });
  // By a filter, and from a coupon.
  show(listOf('kopi', 3), '/tukar');
  show(coupon, '/voucher');
  show(listOf('kopi', 3), '/tukar');
  expectTold();
  show(listOf('teh', 0), '/tukar');
  show(listOf('kopi', 3), '/tukar');
  expectTold({ query: 'teh', resultCount: 0 }, { query: 'kopi', resultCount: 3 });
  // The same words in a category are another search.
  show(listOf('kopi', 2), '/kategori/1');
  show(listOf('', 20), '/kategori/1');
  show(listOf('kopi', 2), '/kategori/1');
  expectTold({ query: 'kopi', resultCount: 2 }, { query: 'kopi', resultCount: 2 });
});

test('coupons that only come near are no results', () => {
  const told: EmbedSearch[] = [];
  tellSearches((search) => told.push(search))(listOf('kopu', 5, true), '/tukar');
  expect(told).toEqual([{ query: 'kopu', resultCount: 0 }]);
});
