import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { RefusalLine } from './refusal.repository';

/** What a merchant did. */
export interface MerchantUses extends Row {
  /** Coupons that it used, also those that it took back. */
  uses: number;
  /** Those of them that tills without a network took. */
  offline: number;
  voided: number;
  /** Coupons that one store took twice, the second time without a network. */
  doubles: number;
}

/** What a merchant did since a time; undefined for one that is not known. */
export const findUses = async (tx: Tx, merchant: string, since: Date): Promise<MerchantUses | undefined> =>
  first(
    await tx.rows<MerchantUses>(sql`
      select
        (select count(*)::int from coupon_redemption r
          where r.merchant_slug = m.slug and coalesce(r.told_at, r.used_at) >= ${since}) as uses,
        (select count(*)::int from coupon_redemption r where r.merchant_slug = m.slug and r.told_at >= ${since}) as offline,
        (select count(*)::int from coupon_redemption r where r.merchant_slug = m.slug and r.voided_at >= ${since}) as voided,
        (select count(*)::int from coupon_double_use d join coupon_redemption r
            on r.merchant_slug = d.other_merchant_slug and r.reference = d.other_reference
          where d.merchant_slug = m.slug and r.merchant_slug = m.slug and r.store = d.store and d.told_at >= ${since}) as doubles
      from merchant m where m.slug = ${merchant}`),
  );

/** How often a merchant was refused since a time, by what it asked and why. */
export const countRefusalsSince = (
  tx: Tx,
  merchant: string,
  since: Date,
): Promise<{ call: RefusalLine['call']; reason: string; times: number }[]> =>
  tx.rows<{ call: RefusalLine['call']; reason: string; times: number }>(sql`
    select call, reason, count(*)::int as times from redemption_refusal
    where merchant_slug = ${merchant} and refused_at >= ${since} group by call, reason`);

/** How often a caller was turned away for a reason since a time, counted once in ten minutes for each network. */
export const countTurnedAway = async (tx: Tx, who: string, why: string, since: Date): Promise<number> =>
  only(
    await tx.rows<{ times: number }>(sql`
      select count(*)::int as times from security_event
      where what = 'partner.refused' and who = ${who} and detail ->> 'why' = ${why} and at >= ${since}`),
  ).times;
