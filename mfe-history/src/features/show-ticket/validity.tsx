import { formatDay, formatTime } from '@poku/domain/dates';
import { Caption } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { isUsable, revealEndOf } from '../../coupon-state';
import { couponsWording } from '../../wording/coupons';

/** Until when a coupon can be used, when it ended, or when and where it was used; nothing while its code counts down. */
export function Validity({ coupon }: { readonly coupon: OwnedCoupon }) {
  const { state, usedAt, usedStore } = coupon;
  if (state === 'used')
    return usedAt === null ? null : (
      <Caption>{couponsWording.usedAt(formatDay(usedAt), formatTime(usedAt), usedStore)}</Caption>
    );
  if (revealEndOf(coupon) !== null) return null;
  const day = formatDay(coupon.expiresAt);
  return <Caption>{isUsable(coupon) ? couponsWording.validUntil(day) : couponsWording.endedAt(day)}</Caption>;
}
