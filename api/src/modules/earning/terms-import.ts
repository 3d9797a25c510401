import type { AppDeps } from '../../deps';
import { demandNone, place, readRows } from '../imports/rows';
import { termsFile, type ImportedTerms } from './import.schema';
import { insertTerms, lockTermsHolders, type NewTerms, type TermsHolder } from './terms-import.repository';

const what = 'terms';

/** The new versions by their partners' newest ones, with what is wrong with them. */
function numberVersions(rows: readonly ImportedTerms[], holders: readonly TermsHolder[], now: Date) {
  const newest = new Map(
    holders.map(({ slug, id, version, starts_at: startsAt }) => [
      slug,
      { id, version, startsAt, hasTerms: version > 0 },
    ]),
  );
  const versions: NewTerms[] = [];
  const problems = rows.flatMap(({ partner, startsAt, terms }, row) => {
    const before = newest.get(partner);
    if (before === undefined) return [`${place(row, 'partner')}: no such partner: ${partner}`];
    const start = new Date(startsAt);
    if (before.startsAt !== null && start <= before.startsAt) {
      const earliest = before.startsAt.toISOString();
      return [`${place(row, 'startsAt')}: must be after ${earliest}, the start of version ${before.version}`];
    }
    // What was made until now was reckoned by the terms of before.
    if (before.hasTerms && start < now)
      return [`${place(row, 'startsAt')}: must not be before now, since ${partner} has terms`];
    const version = before.version + 1;
    newest.set(partner, { ...before, version, startsAt: start });
    versions.push({ partner_id: before.id, version, starts_at: startsAt, terms });
    return [];
  });
  return { versions, problems };
}

/**
 * Puts new versions of partners' terms in (D64), each with the partner's next number. A version starts later than the one before it,
 * which may stand in the same file, and not before now when the partner has terms already: what was earned stays as it is. All or
 * nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedTerms` before their check
 * @returns how many were added
 * @throws ImportError that names every wrong row and field
 */
export async function importTerms(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  content: unknown,
): Promise<{ added: number }> {
  const rows = await readRows(what, termsFile, content);
  return db.transaction(async (tx) => {
    const holders = await lockTermsHolders(
      tx,
      rows.map(({ partner }) => partner),
    );
    const { versions, problems } = numberVersions(rows, holders, clock.now());
    demandNone(what, problems);
    await insertTerms(tx, versions);
    return { added: versions.length };
  });
}
