import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import type { OwnedCouponAnswer } from '@poku/flows/coupon/calls/owned-coupon';
import type { CouponState } from '@poku/flows/coupon/calls/owned-coupon-key';

/** A coupon that the member owns, as the device keeps and shows it. */
export interface OwnedCoupon {
  readonly voucherId: string;
  /** Opaque reference; never the secret (D51). */
  readonly reference: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  /** What it is worth, in rupiah; 0 where that is not known. */
  readonly faceValueRupiah: number;
  readonly state: CouponState;
  readonly isRevealed: boolean;
  /** The code, `null` until revealed (D51). */
  readonly secretCode: string | null;
  /** End of the coupon; of its reveal while that runs, and when that ended it (D51). */
  readonly expiresAt: string;
  /**
   * End of the reveal on this device's clock, in ms since 1970: the server's remaining seconds from the moment when the
   * answer came, so that a wrong clock counts down rightly. `null` unless `state` is `revealed`.
   */
  readonly revealEndsAtMs: number | null;
  /** Where it is used: shown at a till, or its code typed in online (D65). */
  readonly useChannel: OwnedCouponAnswer['useChannel'];
  /** When a merchant took it, ISO 8601; `null` while none did, and where that was not kept (D65). */
  readonly usedAt: string | null;
  /** The store or shop that took it; `null` as `usedAt`. */
  readonly usedStore: string | null;
  /** Whether it may be sent to somebody else (D68). */
  readonly isSendable: boolean;
  /** End of the open link that sends it, ISO 8601; `null` while there is none. */
  readonly giftEndsAt: string | null;
  /** How a prepaid package reaches its number; `null` for a coupon (D69). */
  readonly delivery: Delivery | null;
}

/** The same with its texts, which are HTML (D42). */
export interface OwnedCouponDetail extends OwnedCoupon {
  readonly descriptionHtml: string;
  readonly termsHtml: string;
  /** 'Tempat Penukaran'. */
  readonly pickupHtml: string;
  readonly redeemHtml: string;
}

/** What names an owned coupon. */
export type OwnedCouponKey = Pick<OwnedCoupon, 'voucherId' | 'reference'>;

/** A code that the server has just shown; a second reveal gives the same (D51). */
export interface RevealedCode {
  readonly secretCode: string;
  /** As `OwnedCoupon.revealEndsAtMs`. */
  readonly endsAtMs: number;
}

/** End of what the server says to have so many seconds left, on this device's clock. */
export const endOf = (remainingSeconds: number): number => Date.now() + remainingSeconds * 1_000;

/** A coupon of an answer that has just come. */
export function toOwnedCoupon(answer: OwnedCouponAnswer): OwnedCoupon {
  const { voucherId, reference, name, brand, image, faceValueRupiah, state, isRevealed, secretCode } = answer;
  const {
    expiresAt,
    revealEndsAt,
    remainingSeconds,
    useChannel,
    usedAt,
    usedStore,
    isSendable,
    giftEndsAt,
    delivery,
  } = answer;
  // A code that was shown ends its coupon, running or over (D51).
  const hasRevealEnd = state === 'revealed' || state === 'expired';
  const isRunning = state === 'revealed' && remainingSeconds !== null;
  return {
    voucherId,
    reference,
    name,
    brand,
    image,
    faceValueRupiah,
    state,
    isRevealed,
    secretCode,
    expiresAt: (hasRevealEnd ? revealEndsAt : null) ?? expiresAt,
    revealEndsAtMs: isRunning ? endOf(remainingSeconds) : null,
    useChannel,
    usedAt,
    usedStore,
    isSendable,
    giftEndsAt,
    delivery,
  };
}

/** A coupon of an answer that has just come, with its texts. */
export function toOwnedCouponDetail(answer: OwnedCouponAnswer): OwnedCouponDetail {
  const { descriptionHtml, termsHtml, pickupHtml, redeemHtml } = answer;
  return { ...toOwnedCoupon(answer), descriptionHtml, termsHtml, pickupHtml, redeemHtml };
}
