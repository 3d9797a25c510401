import { formatNumber } from '@poku/domain/numbers';
import type { ActiveFilter } from '@poku/flows/filter';
import type { NumberRange } from '@poku/kit/fields';
import type { Brand } from '../../calls/coupons';
import { couponSearchWording } from '../../wording/coupon-search';
import { ANY_PRICE, type CouponFilter } from './coupon-filter';

const priceLabel = ({ min, max }: NumberRange): string => {
  if (max === ANY_PRICE.max) return couponSearchWording.priceAtLeast(formatNumber(min));
  if (min === ANY_PRICE.min) return couponSearchWording.priceAtMost(formatNumber(max));
  return couponSearchWording.priceBetween(formatNumber(min), formatNumber(max));
};

/** What is asked for beyond the default, in the order of the dialog. */
export function activeFilters(
  filter: CouponFilter,
  brands: readonly Brand[],
): readonly ActiveFilter<CouponFilter>[] {
  const { sort, price, isAffordableOnly } = filter;
  const hasPrice = price.min > ANY_PRICE.min || price.max < ANY_PRICE.max;
  const nameOf = (key: string): string => brands.find((brand) => brand.key === key)?.name ?? key;
  return [
    ...(sort ? [{ label: couponSearchWording.sorts[sort], without: { ...filter, sort: null } }] : []),
    ...(hasPrice ? [{ label: priceLabel(price), without: { ...filter, price: ANY_PRICE } }] : []),
    ...(isAffordableOnly
      ? [{ label: couponSearchWording.affordable, without: { ...filter, isAffordableOnly: false } }]
      : []),
    ...filter.brands.map((key) => ({
      label: nameOf(key),
      without: { ...filter, brands: filter.brands.filter((other) => other !== key) },
    })),
  ];
}
