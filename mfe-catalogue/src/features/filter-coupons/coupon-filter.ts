import { PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/domain/limits/catalogue';
import type { NumberRange } from '@poku/kit/fields';
import type { CouponQuery } from '../../calls/coupons';
import { FILTER_BRANDS_MAX } from '../../limits';

const SORT_QUERIES = {
  'name-asc': { sortByName: 'ASC' },
  'name-desc': { sortByName: 'DESC' },
  'price-asc': { sortByPrice: 'ASC' },
  'price-desc': { sortByPrice: 'DESC' },
} as const satisfies Record<string, CouponQuery>;

export type CouponSort = keyof typeof SORT_QUERIES;

/** What 'URUTKAN & FILTER' decides ([C] §3, §5). */
export interface CouponFilter {
  /** `null`: the server's order. */
  readonly sort: CouponSort | null;
  /** Points, inclusive. A maximum of 60.001 means none (D40). */
  readonly price: NumberRange;
  /** Only what the member's total can buy. */
  readonly isAffordableOnly: boolean;
  /** Keys of brands; any of them. Empty: every brand. */
  readonly brands: readonly string[];
}

export const SORTS: readonly CouponSort[] = ['name-asc', 'name-desc', 'price-asc', 'price-desc'];
export const ANY_PRICE: NumberRange = { min: 0, max: PRICE_FILTER_NO_MAXIMUM_POINTS };
export const NO_FILTER: CouponFilter = { sort: null, price: ANY_PRICE, isAffordableOnly: false, brands: [] };

/** Longest key that a brand can have. */
const BRAND_KEY_CHARS = 64;

/** Whether a price can be asked for. */
export const isPriceRange = ({ min, max }: NumberRange): boolean => min <= max && min < ANY_PRICE.max;

const readPoints = (text: string | null, otherwise: number): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;

const readPrice = (query: URLSearchParams): NumberRange => {
  const max = Math.min(readPoints(query.get('max'), ANY_PRICE.max), ANY_PRICE.max);
  const price = { min: readPoints(query.get('min'), ANY_PRICE.min), max };
  return isPriceRange(price) ? price : ANY_PRICE;
};

/** The filter of an address; what it cannot mean is dropped. */
export function readFilter(query: URLSearchParams): CouponFilter {
  const keys = new Set(query.getAll('brand').filter((key) => key !== '' && key.length <= BRAND_KEY_CHARS));
  return {
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? null,
    price: readPrice(query),
    isAffordableOnly: query.get('affordable') === '1',
    brands: [...keys].slice(0, FILTER_BRANDS_MAX),
  };
}

/** The filter in an address, as names and values; what is the default is left out. */
export function filterToAddress({ sort, price, isAffordableOnly, brands }: CouponFilter): string[][] {
  return [
    ...(sort ? [['sort', sort]] : []),
    ...(price.min > ANY_PRICE.min ? [['min', String(price.min)]] : []),
    ...(price.max < ANY_PRICE.max ? [['max', String(price.max)]] : []),
    ...(isAffordableOnly ? [['affordable', '1']] : []),
    ...brands.map((key) => ['brand', key]),
  ];
}

/** The filter as the API is asked, without what does not restrict. */
export function filterToQuery({ sort, price, isAffordableOnly, brands }: CouponFilter): CouponQuery {
  return {
    ...(brands.length > 0 && { brandKeys: brands }),
    ...(sort && SORT_QUERIES[sort]),
    ...(price.min > ANY_PRICE.min && { minPricePoints: price.min }),
    ...(price.max < ANY_PRICE.max && { maxPricePoints: price.max }),
    ...(isAffordableOnly && { isAffordableOnly }),
  };
}
