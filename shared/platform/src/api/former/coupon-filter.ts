import type { CouponQuery } from '@poku/contract';
import { CATALOGUE_PAGE_SIZE, PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/domain/limits/catalogue';

const SORTS = {
  'name-asc': { sortByName: 'ASC' },
  'name-desc': { sortByName: 'DESC' },
  'price-asc': { sortByPrice: 'ASC' },
  'price-desc': { sortByPrice: 'DESC' },
} as const satisfies Record<NonNullable<CouponQuery['sort']>, object>;

/** The filter of a query in the specification's words ([C] §3 coupon filter); without what does not restrict. */
function couponFilters(query: CouponQuery) {
  const maximum = query.maxPricePoints;
  const hasMaximum = maximum !== undefined && maximum < PRICE_FILTER_NO_MAXIMUM_POINTS;
  return {
    ...(query.categoryId && { categoryId: query.categoryId }),
    ...(query.brands?.length && { merchant: [...query.brands] }),
    ...(query.name && { name: query.name }),
    ...(query.sort && SORTS[query.sort]),
    ...(query.minPricePoints && { minPrice: query.minPricePoints }),
    ...(hasMaximum && { maxPrice: maximum }),
    ...(query.isAffordableOnly && { limitPrice: true }),
  };
}

/** The body of `POST /voucherlist`. A maximum of 60001 is sent as none (D40); 20 coupons by default. */
export function voucherListRequest(clientId: string, query: CouponQuery) {
  return {
    clientId,
    filters: couponFilters(query),
    ...(query.ids && { productId: [...query.ids] }),
    ...(query.promotionId && { adsId: query.promotionId }),
    ...(query.cursor && { cursor: query.cursor }),
    perPage: query.perPage ?? CATALOGUE_PAGE_SIZE,
  };
}
