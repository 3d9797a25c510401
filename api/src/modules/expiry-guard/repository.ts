import type { EndingPurchase } from '@poku/mfe-account/calls/ending';
import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A coupon in stock that a basket may hold. */
export type OfferRow = Omit<EndingPurchase, 'quantity'> & { readonly stock: number };

/** Coupons in stock that cost no more, the most popular first; prepaid packages are none (D41). */
export const listOffers = (tx: Tx, points: number, limit: number, now: Date): Promise<OfferRow[]> =>
  tx.rows<OfferRow & Row>(sql`
    select v.id as "couponId", v.redemption_id as "redemptionRuleId", v.reward_item_id as "rewardItemId", v.image,
      b.name as brand, v.name, v.price_points as "pricePoints", v.face_value_rupiah as "faceValueRupiah", v.stock
    from (
      select l.voucher_id, l.rank from voucher_listing l
      where l.sale_ends_at >= ${now}::timestamptz and not l.sold_out and l.price_points <= ${points}::bigint
      order by l.rank, l.voucher_id collate "C" limit ${limit}) l
    join voucher v on v.id = l.voucher_id join brand b on b.id = v.brand_id
    order by l.rank, v.id collate "C"`);
