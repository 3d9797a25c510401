import { guideStop } from '@poku/domain/guide-stop';
import { popularCall } from '../../calls/popular';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';
import { CouponRowSection } from '../../features/list-coupons/coupon-row-section';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';
import { type RowReader, useRowWithHearts } from '../../features/mark-favourite/use-row-with-hearts';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

const readPopular: RowReader<ListedCoupon> = async (_, options, platform) => {
  const [coupons, favouriteIds] = await Promise.all([
    platform.call(popularCall, {}, options),
    readFavouriteIds(platform, options),
  ]);
  return { coupons, favouriteIds };
};

/** What others buy. */
export function Widget() {
  const row = useRowWithHearts(readPopular);
  return (
    <div {...guideStop('coupons')}>
      <CouponRowSection
        title={catalogueWording.popular}
        more={paths.catalogue()}
        empty={catalogueWording.popularEmpty}
        row={row}
      />
    </div>
  );
}
