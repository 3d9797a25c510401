import { ANY_PRICE, NO_FILTER } from './coupon-filter';
import { type CouponSearch, readSearch, toAddress, toQuery } from './search';
import { shouldReload } from './should-reload';

const read = (query: string) => readSearch(new URLSearchParams(query));
const url = (path: string) => new URL(path, 'http://localhost');

test('an address that says nothing is the first page of everything', () => {
  expect(read('')).toEqual({ name: '', filter: NO_FILTER, pages: 1 });
});

test.each([
  'sort=cheap&page=-3&affordable=yes',
  'min=abc&max=-5',
  'min=1e3&max=5.5',
  'min=500&max=100',
  'min=60001',
  'min=99999999999999999999',
  'brand=&page=NaN',
  `brand=${'x'.repeat(65)}`,
  'name=%00%0A',
])('what an address cannot mean is dropped: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('a made-up address asks for a bounded number of pages, letters and brands', () => {
  const brands = Array.from({ length: 300 }, (_, index) => `brand=merek-${index}`).join('&');
  const search = read(`page=999999&name=${'a'.repeat(5_000)}&${brands}`);
  expect(search.pages).toBe(50);
  expect(search.name).toHaveLength(100);
  expect(search.filter.brands).toHaveLength(100);
});

test('a brand that stands twice counts once', () => {
  expect(read('brand=kedai&brand=warung&brand=kedai').filter.brands).toEqual(['kedai', 'warung']);
});

test('a maximum from 60001 on is none', () => {
  expect(read('max=60001').filter.price).toEqual(ANY_PRICE);
  expect(read('min=100&max=900000').filter.price).toEqual({ min: 100, max: ANY_PRICE.max });
});

const full: CouponSearch = {
  name: 'kopi & teh',
  filter: {
    sort: 'name-desc',
    price: { min: 500, max: 60_000 },
    isAffordableOnly: true,
    brands: ['kedai-senja', 'warung'],
  },
  pages: 3,
};

test('a search survives its address', () => {
  expect(readSearch(toAddress(full))).toEqual(full);
  expect(toAddress(full).toString()).toBe(
    'name=kopi+%26+teh&sort=name-desc&min=500&max=60000&affordable=1&brand=kedai-senja&brand=warung&page=3',
  );
});

test('the API is asked for the same search', () => {
  expect(toQuery({ categoryId: '1' }, full)).toEqual({
    categoryId: '1',
    search: 'kopi & teh',
    sortByName: 'DESC',
    minPricePoints: 500,
    maxPricePoints: 60_000,
    isAffordableOnly: true,
    brandKeys: ['kedai-senja', 'warung'],
  });
});

test('the API is asked for nothing that does not restrict, and 60001 is no maximum', () => {
  expect(toQuery({}, read(''))).toEqual({});
  expect(toQuery({}, read('sort=price-asc&max=60001'))).toEqual({ sortByPrice: 'ASC' });
});

test('another count of pages does not read the list again, anything else does', () => {
  const here = url('/kategori/1?name=kopi&page=2');
  expect(shouldReload(here, url('/kategori/1?name=kopi&page=3'))).toBe(false);
  expect(shouldReload(here, url('/kategori/1?name=kopi'))).toBe(false);
  expect(shouldReload(here, url('/kategori/1?name=teh&page=2'))).toBe(true);
  expect(shouldReload(here, url('/kategori/2?name=kopi&page=2'))).toBe(true);
});
