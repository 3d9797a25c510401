import { readCoupon } from '../../features/buy-coupon/read-coupon';
import { withFavouriteIds } from '../../features/mark-favourite/with-favourite-ids';

export const loader = withFavouriteIds((args) => readCoupon(args, args.params.id));
