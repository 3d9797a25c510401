import type { wire } from '@poku/shared/contract';
import { REVEAL_LIFE_MS } from '@poku/shared/domain';
import { after } from '../../ports/clock';
import type { CouponRow } from './repository';

/** A coupon counts as new for a day after it was bought. */
const newForMs = 24 * 60 * 60_000;

/** End of a reveal: min(revealed + 30 min, expiry) (D51); null while the code is hidden. */
export function revealEnd(coupon: Pick<CouponRow, 'revealed_at' | 'expires_at'>): Date | null {
  if (coupon.revealed_at === null) return null;
  const end = after(coupon.revealed_at, REVEAL_LIFE_MS);
  return end < coupon.expires_at ? end : coupon.expires_at;
}

/** State of a coupon at a moment ([C] §4): 0 revealed, 1 new, 2 active, 3 used, 4 expired. */
export function activityOf(
  coupon: Pick<CouponRow, 'used_at' | 'revealed_at' | 'expires_at' | 'issued_at'>,
  now: Date,
): wire.WireCouponActivity {
  if (coupon.used_at !== null) return 3;
  const end = revealEnd(coupon) ?? coupon.expires_at;
  if (end <= now) return 4;
  if (coupon.revealed_at !== null) return 0;
  return after(coupon.issued_at, newForMs) > now ? 1 : 2;
}

/** Whole seconds from now to a moment, rounded up, at least 0. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** A coupon as who may not see its code sees it: like one that was not revealed, but for its state (D59). */
export const withoutCode = (coupon: wire.WireOwnedCoupon): wire.WireOwnedCoupon => ({
  ...coupon,
  voucherCode: null,
});

/** A coupon as the wire shows it ([C] §3): the secret is there only once revealed (D51). */
export function toOwnedCoupon(coupon: CouponRow, now: Date): wire.WireOwnedCoupon {
  const activity = activityOf(coupon, now);
  const end = revealEnd(coupon);
  return {
    voucherId: coupon.voucher_id,
    code: coupon.code,
    voucherName: coupon.name,
    voucherImages: coupon.image,
    brandName: coupon.brand_name,
    voucherDescription: coupon.description_html,
    tnc: coupon.terms_html,
    pickup_desc: coupon.pickup_html,
    redeem_desc: coupon.redeem_html,
    status_activity: activity,
    status: coupon.revealed_at !== null,
    voucherCode: coupon.revealed_at === null ? null : coupon.secret_code,
    expiredDate: coupon.expires_at.toISOString(),
    revealExpiredDate: end?.toISOString() ?? null,
    remainingSeconds: activity === 0 && end !== null ? secondsUntil(end, now) : null,
  };
}
