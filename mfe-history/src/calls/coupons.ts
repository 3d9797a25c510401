import {
  asker,
  call,
  choice,
  list,
  moment,
  optional,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { ownedCoupon } from '@poku/flows/coupon/calls/owned-coupon';
import { ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';
import { paging } from './paging';

const given = { minChars: 1, maxChars: 64 };
/** What names an owned coupon, as it is asked for. */
const key = {
  voucherId: { ...ownedCouponKey.voucherId, ...given },
  reference: { ...ownedCouponKey.reference, ...given },
};

const group = choice(['ready', 'revealed', 'used', 'expired'], 'group');
/** What can be done with coupons: used, shown to a till now, or nothing any more (decision 046). */
export type CouponGroup = ValueOf<typeof group>;

/**
 * The member's coupons, newest first ([C] §7, D52). Of one group those that end first come first, and of what is over the latest
 * (decision 046).
 */
export const couponsCall = call({
  method: 'GET',
  path: '/customervoucher/{clientId}',
  query: { ...paging, group: optional(group) },
  answer: record({
    coupons: list(ownedCoupon, 'data'),
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
  answer: ownedCoupon,
});

/**
 * Shows the code for 30 minutes; repeating it gives the same (D51). Code 404 when it can no longer be shown, `SendCode.open` while a
 * link sends the coupon (D68).
 */
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

/**
 * A token of a revealed code, by which a till without a network takes the coupon (D65). Code 404 when there is none: for a coupon that
 * is not revealed, used, over or for online use, and one that no merchant takes.
 */
export const tillTokenCall = call({
  method: 'GET',
  path: '/customervouchertoken/{clientId}',
  query: key,
  answer: record({
    token: text(),
    /** How long a till takes it. */
    remainingSeconds: whole(),
  }),
});

/** A code that cannot be shown; the API answers it too ([C] §8). */
export const revealWording = {
  failed: 'Maaf sedang terjadi kendala, Silahkan coba beberapa saat lagi',
} as const;
