import type { OfflineRedemptionOrder } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { RedemptionKey } from './repository';

/** A use that stands. */
export interface OtherUse extends Row {
  merchant_slug: string;
  reference: string;
  store: string;
  used_at: Date;
}

/** The use of a coupon that stands; undefined while none does. */
export async function findStandingUse(tx: Tx, couponCode: string): Promise<OtherUse | undefined> {
  return first(
    await tx.rows<OtherUse>(sql`
      select merchant_slug, reference, store, used_at from coupon_redemption
      where coupon_code = ${couponCode} and voided_at is null`),
  );
}

/** A double use that was told under a merchant's reference before, with the use that stood then and the code of the coupon. */
export async function findDoubleUse(
  tx: Tx,
  { merchant, reference }: RedemptionKey,
): Promise<(OtherUse & { secret_code: string }) | undefined> {
  return first(
    await tx.rows<OtherUse & { secret_code: string }>(sql`
      select r.merchant_slug, r.reference, r.store, r.used_at, c.secret_code
      from coupon_double_use d join coupon c on c.code = d.coupon_code
        join coupon_redemption r on r.merchant_slug = d.other_merchant_slug and r.reference = d.other_reference
      where d.merchant_slug = ${merchant} and d.reference = ${reference}`),
  );
}

/** A use that came when another one stood. */
export interface DoubleUse {
  merchant: string;
  order: Pick<OfflineRedemptionOrder, 'reference' | 'store'>;
  couponCode: string;
  takenAt: Date;
  other: OtherUse;
}

/** Stores a double use; false, with nothing changed, when the merchant's reference has one. */
export async function insertDoubleUse(
  tx: Tx,
  { merchant, order, couponCode, takenAt, other }: DoubleUse,
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into coupon_double_use
      (merchant_slug, reference, coupon_code, store, taken_at, told_at, other_merchant_slug, other_reference)
    values (${merchant}, ${order.reference}, ${couponCode}, ${order.store}, ${takenAt}, ${now}, ${other.merchant_slug},
      ${other.reference})
    on conflict (merchant_slug, reference) do nothing`);
  return touched === 1;
}
