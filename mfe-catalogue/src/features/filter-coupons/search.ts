import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import type { CouponQuery } from '../../calls/coupons';
import { LOADED_COUPONS_MAX, SEARCH_MAX_CHARS } from '../../limits';
import { activeFilters } from './active-filters';
import { type CouponFilter, filterToAddress, filterToQuery, NO_FILTER, readFilter } from './coupon-filter';

/** What the address of a list says besides the category (D40). */
export interface CouponSearch {
  readonly name: string;
  readonly filter: CouponFilter;
  /** Pages that are shown below each other, from 1. */
  readonly pages: number;
}

/** Whether a search leaves anything out, or sorts. */
export const isRestricted = ({ name, filter }: CouponSearch): boolean =>
  name !== '' || activeFilters(filter, []).length > 0;

export const EVERYTHING: Pick<CouponSearch, 'name' | 'filter'> = { name: '', filter: NO_FILTER };

const MAX_PAGES = LOADED_COUPONS_MAX / CATALOGUE_PAGE_SIZE;

/** A made-up address must neither break the page nor flood the API: what it cannot mean is dropped. */
export function readSearch(query: URLSearchParams): CouponSearch {
  const pages = Number(query.get('page'));
  const name = (query.get('name') ?? '').replace(/\p{Cc}/gu, '').trim();
  return {
    name: name.slice(0, SEARCH_MAX_CHARS),
    filter: readFilter(query),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/** The query of an address; what is the default is left out. */
export function toAddress({ name, filter, pages }: CouponSearch): URLSearchParams {
  return new URLSearchParams([
    ...(name ? [['name', name]] : []),
    ...filterToAddress(filter),
    ...(pages > 1 ? [['page', String(pages)]] : []),
  ]);
}

/** What a list is of, whatever is searched for in it. Default all coupons. */
export interface ListScope {
  readonly categoryId?: string | undefined;
  /** Comes before the brands of a filter. */
  readonly brandKey?: string | undefined;
}

/** What the API is asked for. */
export function toQuery({ categoryId, brandKey }: ListScope, { name, filter }: CouponSearch): CouponQuery {
  return {
    ...(categoryId && { categoryId }),
    ...(name && { search: name }),
    ...filterToQuery(brandKey ? { ...filter, brands: [brandKey] } : filter),
  };
}
