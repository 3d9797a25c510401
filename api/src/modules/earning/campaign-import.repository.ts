import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedCampaign } from './import.schema';

/** Keeps other imports of campaigns waiting until the transaction ends; purchases go on. */
export async function lockCampaigns(tx: Tx): Promise<void> {
  await tx.run(sql`lock table earn_campaign in share row exclusive mode`);
}

/** Partners that the campaigns are of, those that exist. */
export const listCampaignPartners = (
  tx: Tx,
  campaigns: readonly ImportedCampaign[],
): Promise<{ id: string; slug: string }[]> =>
  tx.rows<{ id: string; slug: string }>(sql`
    select id, slug from partner
    where slug = any(${sql.param(campaigns.flatMap(({ partner }) => partner ?? []))}::text[]) and id <> '0'`);

/** A campaign to store. */
export interface NewCampaign {
  id: string;
  /** Null: at every partner. */
  partner_id: string | null;
  starts_at: string;
  ends_at: string;
  terms: object;
}

/** Stores the next version of each campaign whose newest one has other content. Returns the versions that were stored. */
export async function insertCampaigns(tx: Tx, campaigns: readonly NewCampaign[]): Promise<number[]> {
  const rows = await tx.rows<{ version: number } & Row>(sql`
    insert into earn_campaign (id, version, partner_id, starts_at, ends_at, terms)
    select n.id, coalesce(c.version, 0) + 1, n.partner_id, n.starts_at, n.ends_at, n.terms
    from jsonb_populate_recordset(null::earn_campaign, ${JSON.stringify(campaigns)}::jsonb) n
    left join lateral (select * from earn_campaign e where e.id = n.id order by e.version desc limit 1) c on true
    where (c.partner_id, c.starts_at, c.ends_at, c.terms) is distinct from (n.partner_id, n.starts_at, n.ends_at, n.terms)
    returning version`);
  return rows.map(({ version }) => version);
}
