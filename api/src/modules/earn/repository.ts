import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedPartner } from '../brands/import.schema';
import type { CampaignTerms, EarnTerms } from '../earning/terms.schema';

/** A partner at which points are earned. */
export interface EarnPartnerRow extends Row {
  id: string;
  name: string;
  image: string;
  /** Where its users buy, or its site where nothing is told of that. */
  url: string;
  /** Its button leads to `url` too where users buy there. */
  interim: ImportedPartner['interim'];
  address: string;
  description_html: string;
  how_html: string;
  terms_html: string;
  /** What its purchases earn by; null before the first version. */
  earn_terms: EarnTerms | null;
  /** Of the campaigns that run there, each by its newest version. */
  campaigns: CampaignTerms[];
}

/** All of them, in their order, with what they give at `now`. */
export const listEarnPartners = (tx: Tx, now: Date): Promise<EarnPartnerRow[]> =>
  tx.rows<EarnPartnerRow>(sql`
    with running as (
      select * from (select distinct on (id) * from earn_campaign order by id, version desc) newest
      where starts_at <= ${now} and ends_at > ${now})
    select p.id, p.name, p.image, coalesce(e.shop_url, p.url) as url,
      p.interim || jsonb_strip_nulls(jsonb_build_object('redirectUrl', e.shop_url)) as interim,
      e.address, e.description_html, e.how_html, e.terms_html,
      (select t.terms from earn_terms t where t.partner_id = p.id and t.starts_at <= ${now}
        order by t.starts_at desc limit 1) as earn_terms,
      coalesce((select jsonb_agg(r.terms order by r.id) from running r where coalesce(r.partner_id, p.id) = p.id),
        '[]') as campaigns
    from earn_partner e join partner p on p.id = e.partner_id order by e.position, p.id`);

/**
 * Notes that a member went on to a partner, once for each minute, however often it is told. False, with nothing noted, when no
 * points are earned there.
 */
export async function insertVisit(
  tx: Tx,
  visit: { memberId: string; partnerId: string },
  now: Date,
): Promise<boolean> {
  const known = await tx.rows(sql`
    with known as (select partner_id from earn_partner where partner_id = ${visit.partnerId}),
    noted as (
      insert into earn_visit (member_id, partner_id, visited_at)
      select ${visit.memberId}, partner_id, ${now}::timestamptz from known on conflict do nothing)
    select partner_id from known`);
  return first(known) !== undefined;
}
