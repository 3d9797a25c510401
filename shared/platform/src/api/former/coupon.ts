import type { Coupon, CouponDetail } from '@poku/contract';
import { optionalMoment, optionalText, text, whole, type WireRecord } from '../wire-record';

/** Reads a coupon of the catalogue ([C] §3 voucher). */
export function readCoupon(record: WireRecord): Coupon {
  return {
    id: text(record, 'voucherId'),
    name: text(record, 'voucherName'),
    brand: text(record, 'brandName'),
    image: optionalText(record, 'voucherImages') ?? '',
    pricePoints: whole(record, 'voucherPoint'),
    stock: whole(record, 'voucherQty'),
    redemptionRuleId: text(record, 'redemptionId'),
    rewardItemId: text(record, 'rewardItemId'),
    kind: optionalText(record, 'voucherType') === 'telco' ? 'telco' : 'regular',
    adsId: optionalText(record, 'adsId'),
  };
}

/** Reads a coupon with its texts, which are HTML (D42). */
export function readCouponDetail(record: WireRecord): CouponDetail {
  return {
    ...readCoupon(record),
    descriptionHtml: optionalText(record, 'descriptions') ?? '',
    termsHtml: optionalText(record, 'tnc') ?? '',
    pickupHtml: optionalText(record, 'pickup_desc') ?? '',
    redeemHtml: optionalText(record, 'redeem_desc') ?? '',
    usableUntil: optionalMoment(record, 'usagePeriod'),
  };
}
