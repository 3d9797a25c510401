import { popularCall } from '../../calls/popular';
import { CouponRow } from '../../features/list-coupons/coupon-rows.placeholder';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

export const Placeholder = () => (
  <CouponRow title={catalogueWording.popular} more={paths.catalogue()} of={popularCall} />
);
