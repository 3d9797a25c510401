import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedEarnPartner } from './partner-import.schema';

/** A partner that an import meets, and whether points are earned there already. */
export interface MetPartner extends Row {
  slug: string;
  earns: boolean;
}

/** The partners of these slugs, locked until the transaction ends. Poku itself is none. */
export const lockPartners = (tx: Tx, slugs: readonly string[]): Promise<MetPartner[]> =>
  tx.rows<MetPartner>(sql`
    select p.slug, exists (select 1 from earn_partner e where e.partner_id = p.id) as earns
    from partner p where p.id <> '0' and p.slug = any(${sql.param([...slugs])}::text[]) order by p.id for update`);

/** Stores what members read of earning at partners. */
export async function putEarnPartners(tx: Tx, partners: readonly ImportedEarnPartner[]): Promise<void> {
  await tx.run(sql`
    insert into earn_partner (partner_id, address, shop_url, description_html, how_html, terms_html, position)
    select p.id, f.address, f."shopUrl", f.description, f.how, f.terms, f.position
    from jsonb_to_recordset(${JSON.stringify(partners)}::jsonb) as f (partner text, address text, "shopUrl" text,
      description text, how text, terms text, position integer)
      join partner p on p.slug = f.partner
    on conflict (partner_id) do update set address = excluded.address, shop_url = excluded.shop_url,
      description_html = excluded.description_html, how_html = excluded.how_html, terms_html = excluded.terms_html,
      position = excluded.position`);
}

/** What members read of earning at a partner, for operators. */
export interface EarnPartnerLine extends Row {
  slug: string;
  name: string;
  position: number;
  address: string;
  shop_url: string | null;
  /** The partner's site, to which 'AKSES' leads without a shop. */
  url: string;
  description_html: string;
  how_html: string;
  terms_html: string;
  /** Members who went on to it in the last 30 days. */
  visitors: number;
}

/** All partners at which points are earned, in their order. @param since of the visits that count */
export const listEarnPartnerLines = (tx: Tx, since: Date): Promise<EarnPartnerLine[]> =>
  tx.rows<EarnPartnerLine>(sql`
    select p.slug, p.name, e.position, e.address, e.shop_url, p.url, e.description_html, e.how_html, e.terms_html,
      (select count(distinct v.member_id)::int from earn_visit v
        where v.partner_id = e.partner_id and v.visited_at >= ${since}) as visitors
    from earn_partner e join partner p on p.id = e.partner_id order by e.position, p.id`);

/** One of them by its slug, or undefined. */
export const findEarnPartnerLine = async (
  tx: Tx,
  slug: string,
  since: Date,
): Promise<EarnPartnerLine | undefined> =>
  first((await listEarnPartnerLines(tx, since)).filter((line) => line.slug === slug));
