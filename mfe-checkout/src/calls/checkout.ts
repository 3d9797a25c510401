import { call, list, optional, orElse, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { pointSource } from '@poku/domain/calls/partner-points';
import { BRAND } from '@poku/domain/brand';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { basket, saleType } from './basket';

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
    sources: list(pointSource, 'partnerPoint'),
    notes: orElse(text(), ''),
    phone: optional(text('msisdn')),
  }),
});

/** What the API answers to a checkout. */
export type CheckoutAnswer = ValueOf<(typeof checkoutCall)['answer']>;
