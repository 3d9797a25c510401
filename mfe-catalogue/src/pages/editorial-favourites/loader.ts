import type { PageArgs } from '@poku/contract';
import { COUPON_UNKNOWN } from '@poku/flows/coupon/calls/code';
import { refusalCode } from '@poku/platform';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { favouriteCall } from '../../calls/favourite-detail';
import { favouritesCall } from '../../calls/favourites';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';
import { favouriteCoupon } from '../../features/list-coupons/favourite-coupon';
import { withFavouriteIds } from '../../features/mark-favourite/with-favourite-ids';

/** The editorial list, or the one coupon of it that the address names (D35). */
export type EditorialView =
  | {
      readonly status: 'list';
      readonly coupons: readonly (ListedCoupon & { readonly favouriteId: string })[];
    }
  | { readonly status: 'detail'; readonly coupon: Coupon }
  | { readonly status: 'missing' };

async function readView({ platform: { call }, request }: PageArgs): Promise<EditorialView> {
  const { signal } = request;
  const favouriteId = new URL(request.url).searchParams.get('favoriteId');
  if (!favouriteId) {
    const favourites = await call(favouritesCall, {}, { signal });
    return {
      status: 'list',
      coupons: favourites.map((item) => ({ ...favouriteCoupon(item), favouriteId: item.id })),
    };
  }
  try {
    return { status: 'detail', coupon: await call(favouriteCall, { favouriteId }, { signal }) };
  } catch (error) {
    if (refusalCode(error) === COUPON_UNKNOWN) return { status: 'missing' };
    throw error;
  }
}

export const loader = withFavouriteIds(readView);
