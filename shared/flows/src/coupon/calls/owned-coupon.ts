import { flag, moment, optional, orElse, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { delivery } from './delivery';
import { couponFacts } from './facts';
import { couponState, ownedCouponKey } from './owned-coupon-key';

/** A coupon that a member owns ([C] §3). */
export const ownedCoupon = record({
  ...couponFacts,
  ...ownedCouponKey,
  descriptionHtml: orElse(text('voucherDescription'), ''),
  /** What it is worth, in rupiah. */
  faceValueRupiah: orElse(whole('voucherPrice'), 0),
  state: couponState,
  isRevealed: flag('status'),
  /** Missing until revealed (D51). */
  secretCode: optional(text('voucherCode')),
  expiresAt: moment('expiredDate'),
  /** End of the reveal by the server's clock: min(revealed + 30 min, expiry) (D51). */
  revealEndsAt: optional(moment('revealExpiredDate')),
  /** Seconds left of the reveal when the answer was made. */
  remainingSeconds: optional(whole()),
  /** When a merchant took it (D65). */
  usedAt: optional(moment('usedDate')),
  /** The store or shop that took it; missing for uses from before that was kept. */
  usedStore: optional(text()),
  /** Whether it may be sent to somebody else by a link (D68). */
  isSendable: orElse(flag('sendable'), false),
  /** End of the open link that sends it; missing while there is none. */
  giftEndsAt: optional(moment('giftEndDate')),
  /** A prepaid package on its way to its number, which has no code; missing for a coupon (D69). */
  delivery: optional(delivery),
});

/** A coupon as the API answers it. */
export type OwnedCouponAnswer = ValueOf<typeof ownedCoupon>;
