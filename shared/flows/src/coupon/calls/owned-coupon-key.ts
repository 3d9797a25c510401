import { coded, text, type ValueOf } from '@poku/contract/calls';

/** What names an owned coupon, as fields with their shapes; its reference is not the secret (D51). */
export const ownedCouponKey = { voucherId: text(), reference: text('code') };

/** State of an owned coupon ([C] §4): a revealed one counts down. */
export const couponState = coded({ revealed: 0, new: 1, active: 2, used: 3, expired: 4 }, 'status_activity');

/** State of an owned coupon. */
export type CouponState = ValueOf<typeof couponState>;
