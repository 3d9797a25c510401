import { formatNumber } from '@poku/domain/numbers';
import { couponSearchWording } from '../../wording/coupon-search';

/** What a search was taken to say about what a coupon may cost, in points, inclusive. `null` is nothing. */
export interface Understood {
  readonly minPoints: number | null;
  readonly maxPoints: number | null;
}

/** The words of a filter that asks for the same; `null` where the search says nothing about it. */
export function understoodLabel({ minPoints, maxPoints }: Understood): string | null {
  if (maxPoints === null)
    return minPoints === null ? null : couponSearchWording.priceAtLeast(formatNumber(minPoints));
  if (minPoints === null) return couponSearchWording.priceAtMost(formatNumber(maxPoints));
  return couponSearchWording.priceBetween(formatNumber(minPoints), formatNumber(maxPoints));
}
