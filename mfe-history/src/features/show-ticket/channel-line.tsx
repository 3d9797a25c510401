import { Caption } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { isUsable } from '../../coupon-state';
import { couponsWording } from '../../wording/coupons';

/** Whether a coupon is for a till or for online use; nothing once it is over (D65). */
export function ChannelLine({ coupon }: { readonly coupon: OwnedCoupon }) {
  return isUsable(coupon) ? <Caption>{couponsWording.useChannel[coupon.useChannel]}</Caption> : null;
}
