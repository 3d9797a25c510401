import type { AppDeps } from '../../deps';
import { demandNone, findRepetitions, place, readRows } from '../imports/rows';
import * as repository from './import.repository';
import { partnerFile, type ImportedPartner } from './import.schema';

const what = 'partners';

/** Problems of rows that do not fit what is stored: a slug stands in addresses, keys and books. */
const findConflicts = (
  partners: readonly ImportedPartner[],
  stored: readonly repository.MetPartner[],
): string[] =>
  partners.flatMap(({ id, slug, rate }, row) => {
    const known = stored.find((one) => one.id === id);
    const owner = stored.find((one) => one.slug === slug);
    const isRateOther =
      known !== undefined &&
      known.numerator !== null &&
      (known.numerator !== rate.numerator || known.denominator !== rate.denominator);
    return [
      ...(owner !== undefined && owner.id !== id
        ? [`${place(row, 'slug')}: partner ${owner.id} has it`]
        : []),
      ...(known !== undefined && known.slug !== slug
        ? [`${place(row, 'slug')}: partner ${id} is called ${known.slug}, which stays`]
        : []),
      ...(isRateOther
        ? [`${place(row, 'rate')}: the rate of a known partner is ${known.numerator}/${known.denominator}`]
        : []),
    ];
  });

/**
 * Puts partners with their looks in, by id: new ones are added, known ones take every value of the file but slug and rate, which must
 * be theirs. A look that could not be read (WCAG 2.2 AA) is refused by its colour. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export async function importPartners(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  content: unknown,
): Promise<{ added: number; changed: number }> {
  const partners = await readRows(what, partnerFile, content);
  demandNone(what, findRepetitions(partners, ['id', 'slug']));
  return db.transaction(async (tx) => {
    const now = clock.now();
    const stored = await repository.lockPartners(tx, partners, now);
    demandNone(what, findConflicts(partners, stored));
    for (const partner of partners) await repository.upsertPartner(tx, partner, now);
    return { added: partners.length - stored.length, changed: stored.length };
  });
}
