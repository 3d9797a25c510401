import type { CouponQuery } from '@poku/shared/contract';
import { catalogueWording } from '@poku/shared/domain';

export type CouponSort = NonNullable<CouponQuery['sort']>;

/** What the address of a category says besides the category (D40). */
export interface CategorySearch {
  readonly name: string;
  /** `null`: the server's order. */
  readonly sort: CouponSort | null;
  /** Only what the member's total can buy. */
  readonly isAffordableOnly: boolean;
  /** Pages that are shown below each other, from 1. */
  readonly pages: number;
}

/** Nobody presses 'Load more' this often; a made-up address must not flood the API. */
const MAX_PAGES = 25;

export const SORTS: readonly CouponSort[] = ['name-asc', 'name-desc', 'price-asc', 'price-desc'];

export const sortOptions = SORTS.map((value) => ({ value, label: catalogueWording.sorts[value] }));

export function readSearch(query: URLSearchParams): CategorySearch {
  const pages = Number(query.get('page'));
  return {
    name: query.get('name')?.trim() ?? '',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? null,
    isAffordableOnly: query.get('affordable') === '1',
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/** The query of an address; what is the default is left out. A change of the search itself starts at page 1 again. */
export function toQuery(search: CategorySearch): Record<string, string> {
  return {
    ...(search.name && { name: search.name }),
    ...(search.sort && { sort: search.sort }),
    ...(search.isAffordableOnly && { affordable: '1' }),
    ...(search.pages > 1 && { page: String(search.pages) }),
  };
}
