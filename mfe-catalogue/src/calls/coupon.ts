import { choice, moment, optional, orElse, record, text, type ValueOf, whole } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/access';

/** A coupon of the catalogue, or a prepaid package, with its texts, which are HTML (D42; [C] §3 voucher). */
export const coupon = record({
  id: text('voucherId'),
  name: text('voucherName'),
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
  brand: text('brandName'),
  descriptionHtml: orElse(text('descriptions'), ''),
  image: orElse(text('voucherImages'), ''),
  /** The promotion that led to it and has it. */
  promotionId: optional(text('adsId')),
  /** End of the use. */
  usableUntil: optional(moment('usagePeriod')),
  termsHtml: orElse(text('tnc'), ''),
  /** 'Tempat Penukaran'. */
  pickupHtml: orElse(text('pickup_desc'), ''),
  /** 'Cara Penukaran'. */
  redeemHtml: orElse(text('redeem_desc'), ''),
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
});

/** A coupon of the catalogue, or a prepaid package. */
export type Coupon = ValueOf<typeof coupon>;

/** Refusals of the catalogue's calls by code; the API answers them too. */
export const couponCodeWording: CodeWording = {
  20404: 'Kupon ini tidak ditemukan.',
};
