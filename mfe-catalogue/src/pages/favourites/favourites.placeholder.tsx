import { Waiting } from '@poku/kit/placeholder';
import { OwnFavouriteRows } from '../../features/list-coupons/coupon-rows.placeholder';

export const Placeholder = () => (
  <Waiting>
    <OwnFavouriteRows />
  </Waiting>
);
