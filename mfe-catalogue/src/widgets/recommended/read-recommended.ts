import { recommendationsCall, refreshRecommendationsCall } from '../../calls/recommendations';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';
import type { RowReader } from '../../features/mark-favourite/use-row-with-hearts';

/**
 * Has the recommendations reckoned, which [C] §7 asks for on every load of a dashboard, and reads them after that, so that
 * the row does not change under the member's thumb.
 */
export const readRecommended: RowReader<ListedCoupon> = async (_, options, platform) => {
  const { call } = platform;
  const reckonAndRead = async () => {
    // Without it there are the earlier recommendations, and the next load asks again.
    await call(refreshRecommendationsCall, {}).catch(() => undefined);
    return call(recommendationsCall, {}, options);
  };
  const [{ coupons }, favouriteIds] = await Promise.all([
    reckonAndRead(),
    readFavouriteIds(platform, options),
  ]);
  return { coupons, favouriteIds };
};
