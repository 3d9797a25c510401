import { favouritesCall, ownFavouritesCall } from '../../calls/favourites';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';
import { CouponRowSection } from '../../features/list-coupons/coupon-row-section';
import { favouriteCoupon } from '../../features/list-coupons/favourite-coupon';
import { type RowReader, useRowWithHearts } from '../../features/mark-favourite/use-row-with-hearts';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

/** The member's own favourites, or the editorial ones while there are none (D35). */
const readFavourites: RowReader<ListedCoupon> = async (_, options, { call }) => {
  const own = await call(ownFavouritesCall, {}, options);
  const shown = own.length > 0 ? own : await call(favouritesCall, {}, options);
  return {
    coupons: shown.map(favouriteCoupon),
    favouriteIds: own.map(({ couponId }) => couponId),
  };
};

/** Favourites on a partner's home ([A] §2). */
export function Widget() {
  const row = useRowWithHearts(readFavourites);
  return (
    <CouponRowSection
      title={catalogueWording.favourites}
      more={paths.favourites()}
      empty={catalogueWording.favouritesEmpty}
      row={row}
    />
  );
}
