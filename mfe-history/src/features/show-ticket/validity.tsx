import { formatDay } from '@poku/domain/dates';
import { Caption } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { isUsable, revealEndOf } from '../../coupon-state';
import { couponsWording } from '../../wording/coupons';

/** Until when a coupon can be used, or when it ended; nothing once it was used, or while its code counts down. */
export function Validity({ coupon }: { readonly coupon: OwnedCoupon }) {
  if (coupon.state === 'used' || revealEndOf(coupon) !== null) return null;
  const day = formatDay(coupon.expiresAt);
  return <Caption>{isUsable(coupon) ? couponsWording.validUntil(day) : couponsWording.endedAt(day)}</Caption>;
}
