import { choice, moment, optional, orElse, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { couponFacts } from './facts';

/** Fields of a coupon on sale, or of a prepaid package ([C] §3 voucher), with their shapes. */
export const couponFields = {
  ...couponFacts,
  id: text('voucherId'),
  productName: orElse(text(), ''),
  redemptionRuleId: text('redemptionId'),
  rewardItemId: text(),
  categoryId: orElse(text(), ''),
  /** Face value in rupiah. */
  faceValueRupiah: orElse(whole('voucherPrice'), 0),
  /** Price of one. */
  pricePoints: whole('voucherPoint'),
  /** What a filter names the brand by. */
  brandKey: orElse(text('brand'), ''),
  descriptionHtml: orElse(text('descriptions'), ''),
  /** The promotion that led to it and has it. */
  promotionId: optional(text('adsId')),
  /** End of the use. */
  usableUntil: optional(moment('usagePeriod')),
  kind: orElse(choice(['telco', 'regular'], 'voucherType'), 'regular'),
  /** Units; 0 is sold out. */
  stock: whole('voucherQty'),
  /** `redemptionRuleId` and `rewardItemId` once more. */
  rule: optional(
    record(
      { id: text(), rewards: record({ rewardItemId: text('reward_item_id') }, 'rewards') },
      'redemptionRule',
    ),
  ),
};

/** A coupon on sale, or a prepaid package. */
export const coupon = record(couponFields);

/** A coupon on sale, or a prepaid package. */
export type Coupon = ValueOf<typeof coupon>;
