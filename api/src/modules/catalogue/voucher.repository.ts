import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { sql } from 'drizzle-orm';
import type { Row } from '../../db/database';

/** A voucher as it rests, with its brand's name. */
export interface VoucherRow extends Row {
  id: string;
  kind: Coupon['kind'];
  redemption_id: string;
  reward_item_id: string;
  category_id: string;
  brand_id: string;
  brand_name: string;
  name: string;
  product_name: string;
  price_points: number;
  face_value_rupiah: number;
  description_html: string;
  terms_html: string;
  pickup_html: string;
  redeem_html: string;
  image: string;
  stock: number;
  use_ends_at: Date;
  /** Of a prepaid package (D41). */
  operator: string | null;
}

/** The columns of a `VoucherRow`; needs `voucher v` and `brand b`. */
export const voucherColumns = sql`
  v.id, v.kind, v.redemption_id, v.reward_item_id, v.category_id, v.brand_id, b.name as brand_name, v.name,
  v.product_name, v.price_points, v.face_value_rupiah, v.description_html, v.terms_html, v.pickup_html, v.redeem_html,
  v.image, v.stock, v.use_ends_at, v.operator`;

/** What is on sale at a moment; sold out stays listed. */
export const onSale = (now: Date) => sql`not v.withdrawn and v.sale_ends_at >= ${now}`;
