/** The member's own coupons, as pages see them. */

/** `status_activity` of [C] §4: 0 active with countdown, 1 new, 2 active, 3 used, 4 expired. */
export type OwnedCouponState = 'revealed' | 'new' | 'active' | 'used' | 'expired';

export interface OwnedCoupon {
  readonly voucherId: string;
  /** Opaque reference; never the secret (D51). */
  readonly reference: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly state: OwnedCouponState;
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
}

export interface OwnedCouponDetail extends OwnedCoupon {
  readonly descriptionHtml: string;
  readonly termsHtml: string;
  /** 'Tempat Penukaran'. */
  readonly pickupHtml: string;
  readonly redeemHtml: string;
}

/** What names an owned coupon. */
export interface OwnedCouponKey {
  readonly voucherId: string;
  /** Opaque reference; never the secret (D51). */
  readonly reference: string;
}

/** A code that the server has just shown; a second reveal gives the same (D51). */
export interface RevealedCode {
  readonly secretCode: string;
  /** As `OwnedCoupon.revealEndsAtMs`. */
  readonly endsAtMs: number;
}
