import type { Database } from '../../db/database';
import { demandNone, findRepetitions, place, readRows } from '../imports/rows';
import { insertCampaigns, listCampaignPartners, lockCampaigns } from './campaign-import.repository';
import { campaignFile } from './import.schema';

const what = 'campaigns';

/**
 * Puts campaigns in (D64), by id: a new one is version 1, a known one with other content gets the next version, which counts for what
 * is reckoned from then on. What was earned stays as it is. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedCampaign`s before their check
 * @returns how many were new, how many got a version more, and how many had nothing new
 * @throws ImportError that names every wrong row and field
 */
export async function importCampaigns(
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number; unchanged: number }> {
  const campaigns = await readRows(what, campaignFile, content);
  demandNone(what, findRepetitions(campaigns, ['id']));
  return db.transaction(async (tx) => {
    await lockCampaigns(tx);
    const partners = await listCampaignPartners(tx, campaigns);
    const ids = new Map(partners.map(({ id, slug }) => [slug, id]));
    demandNone(
      what,
      campaigns.flatMap(({ partner }, row) =>
        partner === null || ids.has(partner) ? [] : [`${place(row, 'partner')}: no such partner: ${partner}`],
      ),
    );
    const versions = await insertCampaigns(
      tx,
      campaigns.map(({ id, partner, startsAt, endsAt, terms }) => ({
        id,
        partner_id: partner === null ? null : (ids.get(partner) ?? null),
        starts_at: startsAt,
        ends_at: endsAt,
        terms,
      })),
    );
    const added = versions.filter((version) => version === 1).length;
    const changed = versions.length - added;
    return { added, changed, unchanged: campaigns.length - versions.length };
  });
}
