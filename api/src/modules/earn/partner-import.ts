import type { Database } from '../../db/database';
import { demandNone, place, readRows } from '../imports/rows';
import { lockPartners, putEarnPartners } from './partner-import.repository';
import { earnPartnerFile } from './partner-import.schema';

const what = 'partners';

/**
 * Puts in what members read of earning at partners, and where 'AKSES' leads: new ones are added, known ones take every value of the
 * file. What purchases earn there stands in the partner's terms. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export async function importEarnPartners(
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number }> {
  const partners = await readRows(what, earnPartnerFile, content);
  const slugs = partners.map(({ partner }) => partner);
  return db.transaction(async (tx) => {
    const met = new Map((await lockPartners(tx, slugs)).map((one) => [one.slug, one]));
    demandNone(
      what,
      slugs.flatMap((slug, row) => [
        ...(slugs.indexOf(slug) < row ? [`${place(row, 'partner')}: a row before has the same`] : []),
        ...(met.has(slug) ? [] : [`${place(row, 'partner')}: no such partner: ${slug}`]),
      ]),
    );
    await putEarnPartners(tx, partners);
    const changed = [...met.values()].filter(({ earns }) => earns).length;
    return { added: partners.length - changed, changed };
  });
}
