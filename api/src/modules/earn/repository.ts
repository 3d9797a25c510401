import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedPartner } from '../brands/import.schema';

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
}

/** All of them, in their order. */
export const listEarnPartners = (tx: Tx): Promise<EarnPartnerRow[]> =>
  tx.rows<EarnPartnerRow>(sql`
    select p.id, p.name, p.image, coalesce(e.shop_url, p.url) as url,
      p.interim || jsonb_strip_nulls(jsonb_build_object('redirectUrl', e.shop_url)) as interim,
      e.address, e.description_html, e.how_html, e.terms_html
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
