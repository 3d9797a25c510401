import { Stack } from '@poku/kit';
import { HtmlContent, HtmlSections } from '@poku/kit/html';
import type { OwnedCouponDetail } from '../../owned-coupon';
import { couponsWording } from '../../wording/coupons';

type CouponTextsProps = Pick<
  OwnedCouponDetail,
  'descriptionHtml' | 'pickupHtml' | 'redeemHtml' | 'termsHtml'
>;

/** What its brand says of it. */
export const CouponTexts = ({ descriptionHtml, pickupHtml, redeemHtml, termsHtml }: CouponTextsProps) => (
  <Stack>
    {descriptionHtml !== '' && <HtmlContent html={descriptionHtml} />}
    <HtmlSections
      sections={[
        { title: couponsWording.pickup, html: pickupHtml },
        { title: couponsWording.redeem, html: redeemHtml },
        { title: couponsWording.terms, html: termsHtml },
      ]}
    />
  </Stack>
);
