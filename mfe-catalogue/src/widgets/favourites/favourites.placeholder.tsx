import { OwnFavouriteRow } from '../../features/list-coupons/coupon-rows.placeholder';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

export const Placeholder = () => (
  <OwnFavouriteRow title={catalogueWording.favourites} more={paths.favourites()} />
);
