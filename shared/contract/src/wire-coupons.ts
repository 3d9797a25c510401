/** State of an owned coupon ([C] §4): 0 revealed, counting down; 1 new; 2 active; 3 used; 4 expired. */
export type WireCouponActivity = 0 | 1 | 2 | 3 | 4;

/** An item of `GET /customervoucher/{clientId}` and the answer of `GET /customervoucherdetail/{clientId}` ([C] §3). */
export interface WireOwnedCoupon {
  voucherId: string;
  /** Opaque reference of this coupon (D51). */
  code: string;
  voucherName: string;
  voucherImages: string;
  brandName: string;
  /** HTML (D42), like `tnc`, `pickup_desc` and `redeem_desc`. */
  voucherDescription: string;
  tnc: string;
  pickup_desc: string;
  redeem_desc: string;
  status_activity: WireCouponActivity;
  /** True once the code has been revealed. */
  status: boolean;
  /** The secret; null until revealed (D51). */
  voucherCode: string | null;
  expiredDate: string;
  /** End of the reveal by the server's clock: min(revealed + 30 min, expiry) (D51); null until revealed. */
  revealExpiredDate: string | null;
  /** Seconds left of the reveal when the answer was made; null unless `status_activity` is 0. */
  remainingSeconds: number | null;
}

/** `POST /redeemvoucher` ([C] §7). A second reveal answers the same (D51). */
export interface WireRedeemRequest {
  clientId: string;
  voucherId: string;
  code: string;
}

/** Answer of `POST /redeemvoucher`. */
export interface WireRedeemData {
  voucherCode: string;
  revealExpiredDate: string;
  remainingSeconds: number;
}
