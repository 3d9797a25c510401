import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { CampaignTerms, EarnTerms } from '../earning/terms.schema';

/** A version of a partner's terms, for operators. */
export interface TermsLine extends Row {
  partner_slug: string;
  version: number;
  /** It counts from here to the start of the next one. */
  starts_at: Date;
  terms: EarnTerms;
}

/** Versions of terms by partner, the newest first. @param filter.version of one partner alone, one version */
export const listTerms = (
  tx: Tx,
  { partner, version }: { partner?: string | undefined; version?: number | undefined },
): Promise<TermsLine[]> =>
  tx.rows<TermsLine>(sql`
    select p.slug as partner_slug, t.version, t.starts_at, t.terms
    from earn_terms t join partner p on p.id = t.partner_id
    where (${partner ?? null}::text is null or p.slug = ${partner ?? null})
      and (${version ?? null}::int is null or t.version = ${version ?? null})
    order by p.slug, t.version desc`);

/** The newest version of a campaign, with what all its versions gave, for operators. */
export interface CampaignLine extends Row {
  id: string;
  version: number;
  /** Null: at every partner. */
  partner_slug: string | null;
  starts_at: Date;
  ends_at: Date;
  terms: CampaignTerms;
  /** Points of purchases that earn, also of those whose points wait. */
  points: number;
  /** Members who have some of them. */
  members: number;
}

/** All campaigns by id. */
export const listCampaigns = (tx: Tx): Promise<CampaignLine[]> =>
  tx.rows<CampaignLine>(sql`
    with given as (
      select extra ->> 'campaign' as id, sum((extra ->> 'points')::bigint)::bigint as points,
        count(distinct b.member_id)::int as members
      from partner_purchase b, jsonb_array_elements(b.why -> 'extras') extra
      where b.points > 0 group by 1)
    select distinct on (c.id) c.id, c.version, p.slug as partner_slug, c.starts_at, c.ends_at, c.terms,
      coalesce(g.points, 0)::bigint as points, coalesce(g.members, 0) as members
    from earn_campaign c left join partner p on p.id = c.partner_id left join given g on g.id = c.id
    order by c.id, c.version desc`);
