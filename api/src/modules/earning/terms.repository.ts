import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { PurchaseKey } from './partner-purchase.repository';
import type { Standing, TermsVersion } from './reckon';

/** A partner's terms at a time; undefined before its first. */
export const termsAt = async (tx: Tx, partnerId: string, at: Date): Promise<TermsVersion | undefined> =>
  first(
    await tx.rows<TermsVersion & Row>(sql`
      select version, terms from earn_terms where partner_id = ${partnerId} and starts_at <= ${at}
      order by starts_at desc limit 1`),
  );

/**
 * What a member has earned beside a purchase, and the campaigns that ran when it was made.
 * @param bought.day midnight (WIB) before it
 */
export async function standingBeside(
  tx: Tx,
  memberId: string,
  { partnerId, reference }: PurchaseKey,
  bought: { category: string; madeAt: Date; day: Date },
): Promise<Omit<Standing, 'level'>> {
  const { category, madeAt, day } = bought;
  const others = sql`
    from partner_purchase o
    where o.member_id = ${memberId} and o.partner_id = ${partnerId} and o.reference <> ${reference} and o.points > 0`;
  const thatDay = sql`${others} and o.made_at >= ${day} and o.made_at < ${day}::timestamptz + interval '1 day'`;
  const row = only(
    await tx.rows<{
      points: number;
      purchases: number;
      earned: boolean;
      campaigns: Standing['campaigns'];
    }>(sql`
      with running as (
        select * from (select distinct on (id) * from earn_campaign order by id, version desc) newest
        where coalesce(partner_id, ${partnerId}) = ${partnerId} and starts_at <= ${madeAt} and ends_at > ${madeAt})
      select
        (select coalesce(sum((o.why ->> 'base')::bigint), 0)::bigint ${thatDay}) as points,
        (select count(*)::int ${thatDay} and o.category = ${category}) as purchases,
        exists (select 1 ${others}) as earned,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', r.id, 'version', r.version, 'terms', r.terms, 'used', (
            select coalesce(sum((extra ->> 'points')::bigint), 0) from partner_purchase p, jsonb_array_elements(p.why -> 'extras') extra
            where p.member_id = ${memberId} and p.points > 0 and extra ->> 'campaign' = r.id
              and (p.partner_id, p.reference) <> (${partnerId}, ${reference}))))
          from running r), '[]') as campaigns`),
  );
  const { points, purchases, earned, campaigns } = row;
  return { dayPoints: points, dayCount: purchases, isFirst: !earned, campaigns };
}
