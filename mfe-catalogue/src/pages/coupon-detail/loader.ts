import { readCoupon } from '../../features/buy-coupon/read-coupon';
import { withFavouriteIds } from '../../features/mark-favourite/with-favourite-ids';

export const loader = withFavouriteIds((args) =>
  readCoupon(args, new URL(args.request.url).searchParams.get('id') ?? undefined),
);
