import { CouponRowSection } from '../../features/list-coupons/coupon-row-section';
import { useRowWithHearts } from '../../features/mark-favourite/use-row-with-hearts';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { readRecommended } from './read-recommended';
import { useCampaignTracking } from './use-campaign-tracking';

/** What the server recommends to the member, on our home and a partner's ([A] §2); tells which campaign led here. */
export function Widget() {
  useCampaignTracking();
  const row = useRowWithHearts(readRecommended);
  return (
    <CouponRowSection
      title={catalogueWording.recommendationsTitle}
      more={paths.recommendations()}
      empty={catalogueWording.recommendationsEmpty}
      row={row}
      addressOf={paths.recommendedCoupon}
    />
  );
}
