import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A use of a coupon, for operators. */
export interface UseLine extends Row {
  merchant_slug: string;
  reference: string;
  /** The coupon's reference, never its code. */
  coupon_code: string;
  name: string;
  member_id: string;
  store: string;
  used_at: Date;
  /** When it was told, of a use that a till without a network took; null for one that was told as it happened. */
  told_at: Date | null;
  voided_at: Date | null;
}

/** What of all uses is wanted. */
export interface UseFilter {
  merchant?: string | undefined;
  member?: string | undefined;
}

/** The newest uses first, at most `limit`. */
export const listUses = (tx: Tx, { merchant, member }: UseFilter, limit: number): Promise<UseLine[]> =>
  tx.rows<UseLine>(sql`
    select r.merchant_slug, r.reference, r.coupon_code, v.name, c.member_id, r.store, r.used_at, r.told_at,
      r.voided_at
    from coupon_redemption r join coupon c on c.code = r.coupon_code join voucher v on v.id = c.voucher_id
    where (${merchant ?? null}::text is null or r.merchant_slug = ${merchant ?? null})
      and (${member ?? null}::text is null or c.member_id = ${member ?? null})
    order by r.used_at desc, r.merchant_slug, r.reference limit ${limit}`);

/** A double use, for operators: what a till without a network told, and the use that stood then. */
export interface DoubleUseLine extends Row {
  told_at: Date;
  merchant_slug: string;
  reference: string;
  store: string;
  taken_at: Date;
  other_reference: string;
  other_store: string;
  other_used_at: Date;
  /** When the other use was taken back since; null while it stands. */
  other_voided_at: Date | null;
  member_id: string;
  /** The coupon's reference, never its code. */
  coupon_code: string;
  name: string;
}

/** The double uses that were told last first, at most `limit`. */
export const listDoubleUses = (
  tx: Tx,
  { merchant, member }: UseFilter,
  limit: number,
): Promise<DoubleUseLine[]> =>
  tx.rows<DoubleUseLine>(sql`
    select d.told_at, d.merchant_slug, d.reference, d.store, d.taken_at, r.reference as other_reference,
      r.store as other_store, r.used_at as other_used_at, r.voided_at as other_voided_at, c.member_id, d.coupon_code, v.name
    from coupon_double_use d join coupon c on c.code = d.coupon_code join voucher v on v.id = c.voucher_id
      join coupon_redemption r on r.merchant_slug = d.other_merchant_slug and r.reference = d.other_reference
    where (${merchant ?? null}::text is null or d.merchant_slug = ${merchant ?? null})
      and (${member ?? null}::text is null or c.member_id = ${member ?? null})
    order by d.told_at desc, d.merchant_slug, d.reference limit ${limit}`);
