import type { CallOptions, Platform } from '@poku/contract';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { isApiError } from '@poku/platform';
import { couponsCall } from '../../calls/coupons';

const AT_MOST = 6;

/**
 * What to buy instead of a coupon that is sold out: of the most popular of its category those in stock, the nearest price first. None of a
 * coupon that is in stock, of a prepaid package, and where they cannot be read: the coupon's page is whole without them.
 */
export async function readAlternatives(
  { call }: Pick<Platform, 'call'>,
  { id, kind, stock, categoryId, pricePoints }: Coupon,
  options: CallOptions,
): Promise<readonly Coupon[]> {
  if (stock > 0 || kind === 'telco') return [];
  try {
    const { coupons } = await call(couponsCall, { filter: { categoryId } }, options);
    const distance = (coupon: Coupon) => Math.abs(coupon.pricePoints - pricePoints);
    return coupons
      .filter((coupon) => coupon.stock > 0 && coupon.id !== id)
      .sort((one, other) => distance(one) - distance(other))
      .slice(0, AT_MOST);
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
