import {
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
import { BRAND } from '@poku/domain/brand';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { basket, saleType } from './basket';

/** A loyalty programme, or an e-wallet, which pays in rupiah. */
export const sourceKind = coded({ loyalty: 1, ewallet: 2 }, 'partnerType');

/** A source of points, own or a partner's ([A] §3); '0' are the member's own. */
const source = record({
  partnerId: text(),
  name: text('partnerName'),
  image: orElse(text('partnerImage'), ''),
  /** Balance in the partner's own unit. */
  balance: whole('partnerPoin'),
  /** The same in points, rounded down (D38). */
  points: whole(BRAND.wire.partnerPoints),
  /** What is special about the rate of the moment. */
  specialRate: optional(text()),
  note: optional(text()),
  /** 'Success', or why it cannot be used now ([C] §4). */
  message: orElse(text(), ''),
  expiresAt: optional(moment('partnerPoinExpiryDate')),
  /** When the balance was read from the partner (D31). */
  readAt: optional(moment('partnerPoinReadAt')),
  kind: sourceKind,
  /** `<partner units>:<points>` (D38). */
  exchangeRate: orElse(text(), ''),
  /** Most of the partner's units that one payment may take. */
  maximumUnits: orElse(whole('maximumPartnerPoint'), 0),
  /** The same in points. */
  maximumPoints: whole(BRAND.wire.maximumPoints),
  /** The partner sends a code of its own (D45); own points always need one (D44). */
  needsOtp: flag('useOtp'),
  description: orElse(text(), ''),
});

/** A source of points as the checkout tells of it. */
export type CheckoutSource = ValueOf<typeof source>;
/** The same as it is written, for the API. */
export const checkoutSource = source;

/**
 * What the payment page shows; the server's figures are the ones that count (D44). Codes `PaymentCode`; reserves nothing.
 */
export const checkoutCall = call({
  method: 'GET',
  path: '/checkoutvoucher/{clientId}',
  query: { ...basket, saleType },
  answer: record({
    quantity: whole(),
    /** Own points that can be spent. */
    ownPoints: whole(BRAND.wire.point),
    /** Price of all units in points. */
    totalPoints: whole('totalTransaction'),
    coupon: record(couponFields, 'voucherData'),
    /** Own points first, then the linked partners. */
    sources: list(source, 'partnerPoint'),
    notes: orElse(text(), ''),
    phone: optional(text('msisdn')),
  }),
});

/** What the API answers to a checkout. */
export type CheckoutAnswer = ValueOf<(typeof checkoutCall)['answer']>;
