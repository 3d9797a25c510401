import {
  asker,
  call,
  choice,
  leftOut,
  list,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { BRAND } from '@poku/domain/brand';
import { PREPAID_QUANTITY } from '@poku/domain/limits/payment';
import { BUY_TIMEOUT_MS } from '@poku/domain/limits/transport';
import { ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';
import { basket, id, saleType } from './basket';
import { digits } from './codes';
import { shares } from './shares';

const body = {
  clientId: asker(),
  /** The code of step '0'; it names the purchase and its repeats, beside the key (D46). */
  otpRequestId: text('otpRequestId', id),
  /** Empty after a reload: the request must then be verified (D26). */
  otpCode: orElse(text('otpCode', digits), ''),
  ...basket,
  /** What the member saw; another figure than the server's is 40003 (D44). */
  totalPoints: whole('totalTransaction', { min: 0 }),
  shares,
  /** The confirmed code of step '2' where a partner needs one (D45); empty, it is the session's newest (D62). */
  partnerOtpRequestId: orElse(text('partnerOtpRequestId', { maxChars: id.maxChars }), ''),
  saleType,
};

const answer = record({
  number: text(BRAND.wire.transactionNumber),
  totalPoints: orElse(whole('totalTransaction'), 0),
  /** None yet while an e-wallet's page has to be visited. */
  coupons: list(record(ownedCouponKey)),
  /** Own points that can be spent after it. */
  ownPoints: orElse(whole('customerPoin'), 0),
  /** Both are there when the e-wallet's page must be visited (D49). */
  checkoutUrl: leftOut(text('checkout_url')),
  paymentCode: leftOut(text('payment_code')),
});

/** What a purchase answers. */
export type Purchase = ValueOf<typeof answer>;

const buying = { method: 'POST', answer, isIdempotent: true, timeoutMs: BUY_TIMEOUT_MS } as const;

/** Buys; safe to repeat with the same `otpRequestId` and key (D46). Codes `PaymentCode` (D48); waits 12 s (D6). */
export const buyCall = call({ ...buying, path: '/buyvoucher', body });

/** The same of a prepaid package, one of it, for a number ([C] §4, D41). */
export const buyPackageCall = call({
  ...buying,
  path: '/buyproduct',
  body: {
    ...body,
    phone: text('msisdn', { minChars: 1, maxChars: 32 }),
    quantity: whole('quantity', { min: PREPAID_QUANTITY, max: PREPAID_QUANTITY }),
  },
});

/** The same from a promotion, which must contain the coupon ([C] §7). */
export const buyPromotedCall = call({
  ...buying,
  path: '/buydiscountproduct',
  body: { ...body, adsId: text('adsId', id), saleType: orElse(choice(['ads'], 'type'), 'ads') },
});
