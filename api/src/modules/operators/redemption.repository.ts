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
    select r.merchant_slug, r.reference, r.coupon_code, v.name, c.member_id, r.store, r.used_at, r.voided_at
    from coupon_redemption r join coupon c on c.code = r.coupon_code join voucher v on v.id = c.voucher_id
    where (${merchant ?? null}::text is null or r.merchant_slug = ${merchant ?? null})
      and (${member ?? null}::text is null or c.member_id = ${member ?? null})
    order by r.used_at desc, r.merchant_slug, r.reference limit ${limit}`);
