import type { CouponQuery, wire } from '../../contract';
import { CATALOGUE_PAGE_SIZE, PRICE_FILTER_NO_MAXIMUM_POINTS } from '../../domain';

const SORTS = {
  'name-asc': { sortByName: 'ASC' },
  'name-desc': { sortByName: 'DESC' },
  'price-asc': { sortByPrice: 'ASC' },
  'price-desc': { sortByPrice: 'DESC' },
} as const satisfies Record<NonNullable<CouponQuery['sort']>, wire.WireCouponFilter>;

const filtersOf = (query: CouponQuery): wire.WireCouponFilter => {
  const maximum = query.maxPricePoints;
  const hasMaximum = maximum !== undefined && maximum < PRICE_FILTER_NO_MAXIMUM_POINTS;
  return {
    ...(query.categoryId && { categoryId: query.categoryId }),
    ...(query.brands?.length && { merchant: [...query.brands] }),
    ...(query.name && { name: query.name }),
    ...(query.sort && SORTS[query.sort]),
    ...(query.minPricePoints && { minPrice: query.minPricePoints }),
    ...(hasMaximum && { maxPrice: maximum }),
  };
};

/** The body of `POST /voucherlist`. A maximum of 60001 is sent as none (D40); page 1 of 20 by default. */
export function voucherListRequest(clientId: string, query: CouponQuery): wire.WireVoucherListRequest {
  return {
    clientId,
    filters: filtersOf(query),
    page: query.page ?? 1,
    perPage: query.perPage ?? CATALOGUE_PAGE_SIZE,
  };
}
