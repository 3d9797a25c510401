import type { PageArgs } from '@poku/shared/contract';
import { favouriteCoupon } from '../../features/list-coupons/favourite-coupon';

export async function loader({ platform, request }: PageArgs) {
  const favourites = await platform.api.catalogue.ownFavourites({ signal: request.signal });
  return {
    coupons: favourites.map(favouriteCoupon),
    ids: favourites.map(({ voucherId }) => voucherId),
  };
}
