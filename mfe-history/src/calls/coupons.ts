import {
  asker,
  call,
  coded,
  flag,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { paging } from './paging';

const given = { minChars: 1, maxChars: 64 };
/** What names an owned coupon; its reference is not the secret (D51). */
const key = { voucherId: text('voucherId', given), reference: text('code', given) };

/** [C] §4: a revealed one counts down. */
export const couponState = coded({ revealed: 0, new: 1, active: 2, used: 3, expired: 4 }, 'status_activity');

/** State of an owned coupon. */
export type CouponState = ValueOf<typeof couponState>;

const coupon = record({
  voucherId: text(),
  reference: text('code'),
  name: text('voucherName'),
  image: orElse(text('voucherImages'), ''),
  brand: text('brandName'),
  descriptionHtml: orElse(text('voucherDescription'), ''),
  termsHtml: orElse(text('tnc'), ''),
  /** 'Tempat Penukaran'. */
  pickupHtml: orElse(text('pickup_desc'), ''),
  redeemHtml: orElse(text('redeem_desc'), ''),
  state: couponState,
  isRevealed: flag('status'),
  /** Missing until revealed (D51). */
  secretCode: optional(text('voucherCode')),
  expiresAt: moment('expiredDate'),
  /** End of the reveal by the server's clock: min(revealed + 30 min, expiry) (D51). */
  revealEndsAt: optional(moment('revealExpiredDate')),
  /** Seconds left of the reveal when the answer was made. */
  remainingSeconds: optional(whole()),
});

/** A coupon as the API answers it ([C] §3). */
export type CouponAnswer = ValueOf<typeof coupon>;
/** The member's coupons, newest first ([C] §7, D52). */
export const couponsCall = call({
  method: 'GET',
  path: '/customervoucher/{clientId}',
  query: paging,
  answer: record({
    coupons: list(coupon, 'data'),
    page: whole(),
    perPage: whole(),
    total: whole(),
  }),
});

/** One coupon ([C] §7). Code 404 for an unknown one and for somebody else's (D9). */
export const couponCall = call({
  method: 'GET',
  path: '/customervoucherdetail/{clientId}',
  query: key,
  answer: coupon,
});

/** Shows the code for 30 minutes; repeating it gives the same (D51). Code 404 when it can no longer be shown. */
export const revealCall = call({
  method: 'POST',
  path: '/redeemvoucher',
  body: { clientId: asker(), ...key },
  answer: record({
    secretCode: text('voucherCode'),
    revealEndsAt: moment('revealExpiredDate'),
    remainingSeconds: whole(),
  }),
});

/** A code that cannot be shown; the API answers it too ([C] §8). */
export const revealWording = {
  failed: 'Maaf sedang terjadi kendala, Silahkan coba beberapa saat lagi',
} as const;
