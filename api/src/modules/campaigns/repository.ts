import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** Stores that a member came by a campaign. */
export async function insertVisit(tx: Tx, memberId: string, campaignId: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into campaign_visit (member_id, campaign_id, visited_at) values (${memberId}, ${campaignId}, ${now})`);
}
