import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';

/** A voucher as it rests, with its brand's name; its names are those of a `Coupon`. */
export interface VoucherRow extends Row {
  id: string;
  kind: Coupon['kind'];
  redemptionRuleId: string;
  rewardItemId: string;
  categoryId: string;
  brandKey: string;
  brand: string;
  name: string;
  productName: string;
  pricePoints: number;
  faceValueRupiah: number;
  descriptionHtml: string;
  termsHtml: string;
  pickupHtml: string;
  redeemHtml: string;
  useChannel: Coupon['useChannel'];
  image: string;
  stock: number;
  usableUntil: Date;
  /** Of a prepaid package (D41). */
  operator: string | null;
}

/** The columns of a `VoucherRow`; needs `voucher v` and `brand b`. */
export const voucherColumns = sql`
  v.id, v.kind, v.redemption_id as "redemptionRuleId", v.reward_item_id as "rewardItemId", v.category_id as "categoryId",
  v.brand_id as "brandKey", b.name as brand, v.name, v.product_name as "productName", v.price_points as "pricePoints",
  v.face_value_rupiah as "faceValueRupiah", v.description_html as "descriptionHtml", v.terms_html as "termsHtml",
  v.pickup_html as "pickupHtml", v.redeem_html as "redeemHtml", v.use_channel as "useChannel", v.image, v.stock,
  v.use_ends_at as "usableUntil", v.operator`;

/** What is on sale at a moment; sold out stays listed. */
export const onSale = (now: Date) => sql`not v.withdrawn and v.sale_ends_at >= ${now}`;
