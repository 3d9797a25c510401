import { CouponRowSection } from '../../features/list-coupons/coupon-row-section';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

/** What is recommended is reckoned anew on every load ([C] §7), so none is there before. */
export const Placeholder = () => (
  <CouponRowSection
    title={catalogueWording.recommendationsTitle}
    more={paths.recommendations()}
    empty={catalogueWording.recommendationsEmpty}
    row={null}
  />
);
