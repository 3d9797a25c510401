import type { OwnedCouponAnswer } from '@poku/flows/coupon/calls/owned-coupon';
import type { CouponState } from '@poku/flows/coupon/calls/owned-coupon-key';
import { REVEAL_LIFE_MS } from '@poku/domain/limits/coupons';
import { after } from '../../ports/clock';
import { toDelivery } from '../topups/delivery';
import type { CouponRow } from './repository';

/** A coupon counts as new for a day after it was bought. */
const newForMs = 24 * 60 * 60_000;

/** End of a reveal: min(revealed + 30 min, expiry) (D51); null while the code is hidden. */
export function revealEnd(coupon: Pick<CouponRow, 'revealed_at' | 'expires_at'>): Date | null {
  if (coupon.revealed_at === null) return null;
  const end = after(coupon.revealed_at, REVEAL_LIFE_MS);
  return end < coupon.expires_at ? end : coupon.expires_at;
}

/** State of a coupon at a moment ([C] §4); a package ends only by being delivered. */
export function stateOf(
  coupon: Pick<CouponRow, 'used_at' | 'revealed_at' | 'expires_at' | 'issued_at' | 'topup_state'>,
  now: Date,
): CouponState {
  if (coupon.used_at !== null) return 'used';
  const end = revealEnd(coupon) ?? coupon.expires_at;
  if (end <= now && coupon.topup_state === null) return 'expired';
  if (coupon.revealed_at !== null) return 'revealed';
  return after(coupon.issued_at, newForMs) > now ? 'new' : 'active';
}

/** End of the open link that sends a coupon at a moment; null when there is none (D68). */
export const giftEnd = ({ gift_ends_at }: Pick<CouponRow, 'gift_ends_at'>, now: Date): Date | null =>
  gift_ends_at !== null && gift_ends_at > now ? gift_ends_at : null;

/** Whether a coupon may be sent to somebody else: a hidden one that is no prepaid package and that no open link sends (D68). */
export function isSendable(coupon: CouponRow, now: Date): boolean {
  const state = stateOf(coupon, now);
  const isHidden = state === 'new' || state === 'active';
  return isHidden && coupon.kind === 'regular' && giftEnd(coupon, now) === null;
}

/** Whole seconds from now to a moment, rounded up, at least 0. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** A coupon as who may not see its code sees it: like one that was not revealed, but for its state (D59). */
export const withoutCode = (coupon: OwnedCouponAnswer): OwnedCouponAnswer => ({
  ...coupon,
  secretCode: null,
});

/** A coupon as the API answers it ([C] §3): the secret is there only once revealed (D51). */
export function toOwnedCoupon(coupon: CouponRow, now: Date): OwnedCouponAnswer {
  const state = stateOf(coupon, now);
  const end = revealEnd(coupon);
  return {
    voucherId: coupon.voucher_id,
    reference: coupon.code,
    name: coupon.name,
    image: coupon.image,
    brand: coupon.brand_name,
    faceValueRupiah: coupon.face_value_rupiah,
    descriptionHtml: coupon.description_html,
    termsHtml: coupon.terms_html,
    pickupHtml: coupon.pickup_html,
    redeemHtml: coupon.redeem_html,
    state,
    isRevealed: coupon.revealed_at !== null,
    secretCode: coupon.revealed_at === null ? null : coupon.secret_code,
    expiresAt: coupon.expires_at.toISOString(),
    revealEndsAt: end?.toISOString() ?? null,
    useChannel: coupon.use_channel,
    usedAt: coupon.used_at?.toISOString() ?? null,
    usedStore: coupon.used_store,
    isSendable: isSendable(coupon, now),
    giftEndsAt: giftEnd(coupon, now)?.toISOString() ?? null,
    delivery: toDelivery(coupon),
    remainingSeconds: state === 'revealed' && end !== null ? secondsUntil(end, now) : null,
  };
}
