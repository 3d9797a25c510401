import type { CouponQuery } from '@poku/shared/contract';
import { CATALOGUE_PAGE_SIZE, LOADED_COUPONS_MAX, SEARCH_MAX_CHARS } from '@poku/shared/domain';
import {
  type CouponFilter,
  filterToAddress,
  filterToQuery,
  NO_FILTER,
  readFilter,
} from '../../features/filter-coupons/coupon-filter';

/** What the address of a category says besides the category (D40). */
export interface CategorySearch {
  readonly name: string;
  readonly filter: CouponFilter;
  /** Pages that are shown below each other, from 1. */
  readonly pages: number;
}

export const EVERYTHING: Pick<CategorySearch, 'name' | 'filter'> = { name: '', filter: NO_FILTER };

const MAX_PAGES = LOADED_COUPONS_MAX / CATALOGUE_PAGE_SIZE;

/** A made-up address must neither break the page nor flood the API: what it cannot mean is dropped. */
export function readSearch(query: URLSearchParams): CategorySearch {
  const pages = Number(query.get('page'));
  const name = (query.get('name') ?? '').replace(/\p{Cc}/gu, '').trim();
  return {
    name: name.slice(0, SEARCH_MAX_CHARS),
    filter: readFilter(query),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/** The query of an address; what is the default is left out. */
export function toAddress({ name, filter, pages }: CategorySearch): URLSearchParams {
  return new URLSearchParams([
    ...(name ? [['name', name]] : []),
    ...filterToAddress(filter),
    ...(pages > 1 ? [['page', String(pages)]] : []),
  ]);
}

/** What the API is asked for the coupons of a category. */
export function toQuery(categoryId: string, { name, filter }: CategorySearch): CouponQuery {
  return { categoryId, name, ...filterToQuery(filter) };
}

/** 'Load more' counts its pages in the address; they are there already, so the list is not read again. */
export function shouldReload(from: URL, to: URL): boolean {
  const listOf = ({ pathname, searchParams }: URL): string => {
    const search = new URLSearchParams(searchParams);
    search.delete('page');
    return `${pathname}?${search.toString()}`;
  };
  return listOf(from) !== listOf(to);
}
