import {
  asker,
  call,
  choice,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { sourceKind } from '@poku/domain/calls/partner-points';
import { BRAND } from '@poku/domain/brand';
import { delivery } from '@poku/flows/coupon/calls/delivery';
import { couponState, ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';
import { paymentStatus } from '@poku/flows/payment/calls/status';
import { id } from './basket';

const part = record({
  partnerId: text(),
  name: text(),
  image: orElse(text('partnerImage'), ''),
  kind: sourceKind,
  points: whole(BRAND.wire.point),
  /** The same in the partner's unit, by the rate of the order (D38). */
  units: whole('partnerUnit'),
  /**
   * Where the points are: 'held' set aside, 'waiting' for the e-wallet's page, 'process' asked for and not known yet, 'taken',
   * 'refused' (nothing was taken), 'released' (given back).
   */
  state: choice(['held', 'waiting', 'process', 'taken', 'refused', 'released']),
  /** When it came to that. */
  changedAt: moment('changedDate'),
  /** Own points: the lots they came from, earliest end first (D37). Empty for partners. */
  lots: list(record({ points: whole(BRAND.wire.point), expiresAt: moment(BRAND.wire.pointsExpiryDate) })),
});

/** The e-wallet's page of a transaction that waits for it (D49). */
const page = record(
  {
    checkoutUrl: text('checkout_url'),
    paymentCode: text('payment_code'),
    reference: text(),
    /** After it nothing is paid any more. */
    expiresAt: moment('expiredDate'),
  },
  'paymentPage',
);

const transaction = record({
  number: text(BRAND.wire.transactionNumber),
  status: paymentStatus,
  /** Code of D48 why it failed. */
  failure: optional(whole()),
  /**
   * Why it failed where its code alone does not tell: the e-wallet's page was not paid in time, the member called it off, the
   * e-wallet says that it was declined there, or the partner could not be reached.
   */
  failureReason: optional(choice(['expired', 'cancelled', 'declined', 'silent'])),
  voucherId: text(),
  couponName: text('voucherName'),
  brand: orElse(text('brandName'), ''),
  image: orElse(text('voucherImage'), ''),
  quantity: whole(),
  unitPoints: whole('voucherPoint'),
  totalPoints: whole('totalTransaction'),
  /** Number of a prepaid package. */
  phone: optional(text('msisdn')),
  /** How a prepaid package reaches its number, once it is paid (D69). */
  delivery: optional(delivery),
  createdAt: moment('transactionDate'),
  /** When it succeeded or failed. */
  endedAt: optional(moment('endedDate')),
  /** Its sources, own points first ([C] §3). */
  parts: list(part, 'paymentDetails'),
  coupons: list(
    record({
      ...ownedCouponKey,
      /** Of now. */
      state: couponState,
    }),
  ),
  paymentPage: optional(page),
});

/** A purchase as it stands: the receipt. */
export type Transaction = ValueOf<typeof transaction>;
/** One source of it. */
export type TransactionPart = Transaction['parts'][number];

/**
 * How a transaction stands, with its receipt (D43). It is named by its number, by the key of its purchase (D46), or by both numbers
 * of an e-wallet's return, which must be its own (D49). Code 404 for an unknown one.
 */
export const transactionCall = call({
  method: 'GET',
  path: '/transaction/{clientId}',
  query: {
    number: optional(text('number', id)),
    key: optional(text('key', { minChars: 1, maxChars: 128 })),
    trxId: optional(text('trxId', id)),
    refNum: optional(text('refNum', id)),
  },
  answer: transaction,
});

/**
 * Calls off what waits for an e-wallet's page; safe to repeat. What was paid meanwhile counts, and anything else stays as it is: the
 * answer says how it stands. Code 404 for an unknown one.
 */
export const cancelCall = call({
  method: 'POST',
  path: '/canceltransaction',
  body: { clientId: asker(), number: text('number', id) },
  answer: transaction,
});
