import { sql } from 'drizzle-orm';
import type { Row } from '../db/rows';
import type { Tx } from '../db/tx';

/** The merchant that takes the simulated coupons, and one that takes none. */
export const MERCHANTS = { own: 'toko', other: 'lain' } as const;

/** Adds merchants; coupons of these vouchers are used online. */
export async function insertMerchants(tx: Tx, online: readonly string[]): Promise<void> {
  const { own, other } = MERCHANTS;
  await tx.run(sql`insert into merchant (slug, name) values (${own}, 'Toko'), (${other}, 'Lain')`);
  await tx.run(sql`insert into merchant_brand (brand_id, merchant_slug) select id, ${own} from brand`);
  await tx.run(sql`update voucher set use_channel = 'online' where id = any(${sql.param(online)}::text[])`);
}

/** A coupon as Poku has it. */
export interface SimulatedCoupon extends Row {
  code: string;
  voucher_id: string;
  /** Who has it. */
  member_id: string;
  /** Who bought it. */
  buyer_id: string;
  use_channel: 'till' | 'online';
  is_used: boolean;
  is_cancelled: boolean;
}

/** Every coupon that was sold, by its code; packages are none. */
export const listCoupons = (tx: Tx): Promise<SimulatedCoupon[]> =>
  tx.rows<SimulatedCoupon>(sql`
    select c.code, c.voucher_id, c.member_id, o.member_id as buyer_id, v.use_channel, c.used_at is not null as is_used,
      c.cancelled_at is not null as is_cancelled
    from coupon c join purchase_order o on o.id = c.order_id join voucher v on v.id = c.voucher_id
    where v.kind = 'regular' order by c.issued_at, c.code`);

/** A use as Poku has it. */
export interface SimulatedUse extends Row {
  merchant_slug: string;
  reference: string;
  coupon_code: string;
  belief: 'used' | 'voided' | 'double';
}

/** Every use, and every double use. */
export const listUses = (tx: Tx): Promise<SimulatedUse[]> =>
  tx.rows<SimulatedUse>(sql`
    select merchant_slug, reference, coupon_code, case when voided_at is null then 'used' else 'voided' end as belief
    from coupon_redemption
    union all select merchant_slug, reference, coupon_code, 'double' from coupon_double_use`);
