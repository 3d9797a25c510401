import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A call of a merchant that was refused, for operators. */
export interface RefusalLine extends Row {
  refused_at: Date;
  merchant_slug: string;
  reference: string;
  /** What was asked: a use, one that a till without a network took, or to take a use back. */
  call: 'use' | 'offline' | 'void';
  reason: string;
  store: string | null;
  /** The coupon's reference, never its code; null where no coupon has the code. */
  coupon_code: string | null;
  member_id: string | null;
}

/** What of all refusals is wanted. */
export interface RefusalFilter {
  merchant?: string | undefined;
  member?: string | undefined;
  reason?: string | undefined;
}

/** The newest refusals first, at most `limit`. */
export const listRefusals = (
  tx: Tx,
  { merchant, member, reason }: RefusalFilter,
  limit: number,
): Promise<RefusalLine[]> =>
  tx.rows<RefusalLine>(sql`
    select f.refused_at, f.merchant_slug, f.reference, f.call, f.reason, f.store, f.coupon_code, c.member_id
    from redemption_refusal f left join coupon c on c.code = f.coupon_code
    where (${merchant ?? null}::text is null or f.merchant_slug = ${merchant ?? null})
      and (${member ?? null}::text is null or c.member_id = ${member ?? null})
      and (${reason ?? null}::text is null or f.reason = ${reason ?? null})
    order by f.refused_at desc, f.id desc limit ${limit}`);

/** How often a merchant was refused for a reason. */
export interface RefusalCount extends Row {
  merchant_slug: string;
  call: RefusalLine['call'];
  reason: string;
  times: number;
  last_at: Date;
}

/** How often each merchant was refused what for which reason, as far as refusals are kept; of a merchant the most frequent first. */
export const countRefusals = (tx: Tx, { merchant, member, reason }: RefusalFilter): Promise<RefusalCount[]> =>
  tx.rows<RefusalCount>(sql`
    select f.merchant_slug, f.call, f.reason, count(*)::int as times, max(f.refused_at) as last_at
    from redemption_refusal f left join coupon c on c.code = f.coupon_code
    where (${merchant ?? null}::text is null or f.merchant_slug = ${merchant ?? null})
      and (${member ?? null}::text is null or c.member_id = ${member ?? null})
      and (${reason ?? null}::text is null or f.reason = ${reason ?? null})
    group by f.merchant_slug, f.call, f.reason order by f.merchant_slug, times desc, f.call, f.reason`);
