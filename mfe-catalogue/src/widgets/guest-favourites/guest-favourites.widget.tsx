import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { favouritesCall } from '../../calls/favourites';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';
import { CouponRowSection } from '../../features/list-coupons/coupon-row-section';
import { favouriteCoupon } from '../../features/list-coupons/favourite-coupon';
import { paths } from '../../paths';
import { guestCatalogueWording } from '../../wording/guest';
import { catalogueWording } from '../../wording/catalogue';

type Shown = ListedCoupon & { readonly favouriteId: string };

const readFavourites = async (
  _: PokuApi,
  options: CallOptions,
  { call }: Platform,
): Promise<readonly Shown[]> => {
  const favourites = await call(favouritesCall, {}, options);
  return favourites.map((item) => ({ ...favouriteCoupon(item), favouriteId: item.id }));
};

/** The editorial favourites before the login ([A] §6, D35); each leads to what a guest may see of it. */
export function Widget() {
  const coupons = useWidgetData(readFavourites);
  const addressOf = ({ id }: ListedCoupon) =>
    paths.editorialFavourites(coupons?.find((coupon) => coupon.id === id)?.favouriteId);
  return (
    <CouponRowSection
      title={guestCatalogueWording.favourites}
      more={paths.editorialFavourites()}
      empty={catalogueWording.favouritesEmpty}
      row={coupons && { coupons, hearts: null }}
      addressOf={addressOf}
    />
  );
}
