import type { wire } from '@poku/shared/contract';
import type { VoucherRow } from './voucher.repository';

/** A voucher as the wire shows it ([C] §3). */
export function toVoucher(row: VoucherRow, adsId: string | null): wire.WireVoucher {
  return {
    voucherId: row.id,
    voucherName: row.name,
    productName: row.product_name,
    redemptionId: row.redemption_id,
    rewardItemId: row.reward_item_id,
    categoryId: row.category_id,
    voucherPrice: row.face_value_rupiah,
    voucherPoint: row.price_points,
    brand: row.brand_id,
    brandName: row.brand_name,
    descriptions: row.description_html,
    voucherImages: row.image,
    adsId,
    usagePeriod: row.use_ends_at.toISOString(),
    tnc: row.terms_html,
    pickup_desc: row.pickup_html,
    redeem_desc: row.redeem_html,
    voucherType: row.kind,
    voucherQty: row.stock,
    redemptionRule: { id: row.redemption_id, rewards: { reward_item_id: row.reward_item_id } },
  };
}
