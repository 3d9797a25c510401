import {
  call,
  choice,
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
import { basket, saleType } from './basket';

/** A loyalty programme, or an e-wallet, which pays in rupiah. */
export const sourceKind = coded({ loyalty: 1, ewallet: 2 }, 'partnerType');

/** A coupon as the catalogue has it ([C] §3). */
const coupon = record(
  {
    id: text('voucherId'),
    name: text('voucherName'),
    productName: orElse(text(), ''),
    redemptionRuleId: text('redemptionId'),
    rewardItemId: text(),
    categoryId: orElse(text(), ''),
    faceValueRupiah: orElse(whole('voucherPrice'), 0),
    pricePoints: whole('voucherPoint'),
    brandId: orElse(text('brand'), ''),
    brand: text('brandName'),
    descriptionHtml: orElse(text('descriptions'), ''),
    image: orElse(text('voucherImages'), ''),
    adsId: optional(text()),
    usableUntil: optional(moment('usagePeriod')),
    termsHtml: orElse(text('tnc'), ''),
    pickupHtml: orElse(text('pickup_desc'), ''),
    redeemHtml: orElse(text('redeem_desc'), ''),
    kind: orElse(choice(['telco', 'regular'], 'voucherType'), 'regular'),
    stock: whole('voucherQty'),
    redemptionRule: optional(
      record({ id: text(), rewards: record({ rewardItemId: text('reward_item_id') }) }),
    ),
  },
  'voucherData',
);

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

/** A coupon as the checkout tells of it. */
export type CheckoutCoupon = ValueOf<typeof coupon>;
/** A source of points as the checkout tells of it. */
export type CheckoutSource = ValueOf<typeof source>;
/** Both as they are written, for the API. */
export const checkoutParts = { coupon, source };

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
    coupon,
    /** Own points first, then the linked partners. */
    sources: list(source, 'partnerPoint'),
    notes: orElse(text(), ''),
    phone: optional(text('msisdn')),
  }),
});

/** What the API answers to a checkout. */
export type CheckoutAnswer = ValueOf<(typeof checkoutCall)['answer']>;
