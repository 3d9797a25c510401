import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import type { VoucherRow } from './voucher.repository';

/** A coupon as the API answers it ([C] §3). @param promotionId the promotion that led to it and has it */
export const toCoupon = (row: VoucherRow, promotionId: string | null): Coupon => ({
  id: row.id,
  name: row.name,
  productName: row.product_name,
  redemptionRuleId: row.redemption_id,
  rewardItemId: row.reward_item_id,
  categoryId: row.category_id,
  faceValueRupiah: row.face_value_rupiah,
  pricePoints: row.price_points,
  brandKey: row.brand_id,
  brand: row.brand_name,
  descriptionHtml: row.description_html,
  image: row.image,
  promotionId,
  usableUntil: row.use_ends_at.toISOString(),
  termsHtml: row.terms_html,
  pickupHtml: row.pickup_html,
  redeemHtml: row.redeem_html,
  kind: row.kind,
  stock: row.stock,
  rule: { id: row.redemption_id, rewards: { rewardItemId: row.reward_item_id } },
});
