import type { Database } from '../../db/database';
import { demandNone, place, readRows } from '../imports/rows';
import { listUnknownOperators, lockBillers, putBillers } from './biller.repository';
import { billerFile, type ImportedBiller } from './biller-import.schema';

const what = 'billers';

/** Problems of a slug or an operator that stands in two places. */
function findRepetitions(billers: readonly ImportedBiller[]): string[] {
  const slugs = new Set<string>();
  const owners = new Map<string, string>();
  return billers.flatMap(({ slug, operators }, row) => {
    const problems = slugs.has(slug) ? [`${place(row, 'slug')}: a row before has the same`] : [];
    slugs.add(slug);
    for (const operator of operators) {
      const owner = owners.get(operator);
      if (owner !== undefined)
        problems.push(`${place(row, 'operators')}: ${operator} is an operator of ${owner}`);
      owners.set(operator, slug);
    }
    return problems;
  });
}

/**
 * Puts billers in, by slug: new ones are added, known ones take the name; the operators of the file come over from who served them,
 * and top-ups that were ordered stay where they are. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedBiller`s before their check
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export async function importBillers(
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number }> {
  const billers = await readRows(what, billerFile, content);
  demandNone(what, findRepetitions(billers));
  return db.transaction(async (tx) => {
    const known = await lockBillers(tx, billers);
    const unknown = new Set(await listUnknownOperators(tx, billers));
    demandNone(
      what,
      billers.flatMap(({ operators }, row) =>
        operators
          .filter((operator) => unknown.has(operator))
          .map((operator) => `${place(row, 'operators')}: no such operator: ${operator}`),
      ),
    );
    await putBillers(tx, billers);
    return { added: billers.length - known, changed: known };
  });
}
