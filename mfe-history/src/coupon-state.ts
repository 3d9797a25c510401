import type { CouponGroup } from './calls/coupons';
import type { OwnedCoupon } from './owned-coupon';

/** The group that a coupon is in (decision 046). */
export function groupOfState({ state }: Pick<OwnedCoupon, 'state'>): CouponGroup {
  return state === 'new' || state === 'active' ? 'ready' : state;
}

/** Whether the coupon can still be used ([C] §4). */
export function isUsable({ state }: Pick<OwnedCoupon, 'state'>): boolean {
  return state !== 'used' && state !== 'expired';
}

/** End of the reveal on this device's clock, ms since 1970; `null` while no code counts down (D51). */
export function revealEndOf(
  coupon: Pick<OwnedCoupon, 'state' | 'revealEndsAtMs' | 'expiresAt'>,
): number | null {
  if (coupon.state !== 'revealed') return null;
  return coupon.revealEndsAtMs ?? Date.parse(coupon.expiresAt);
}

/** The code while it may be seen, else `null` (D51). */
export function shownCodeOf(coupon: Pick<OwnedCoupon, 'state' | 'isRevealed' | 'secretCode'>): string | null {
  return coupon.isRevealed && isUsable(coupon) ? coupon.secretCode : null;
}
