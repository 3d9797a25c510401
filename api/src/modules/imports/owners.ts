import type { z } from 'zod';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import { demandNone, place, readRows } from './rows';

/** Owners of a file, each of whom has things that nobody else has: a merchant its brands, a biller its operators. */
interface OwnersFile<T extends { slug: string }> {
  /** What the file has, as 'merchants'. */
  what: string;
  form: z.ZodType<T[]>;
  /** The field of a row with the ids of its things, as 'brands'. */
  field: string;
  /** A thing, as 'brand', and with its article. */
  thing: string;
  aThing: string;
  thingsOf: (row: T) => readonly string[];
  /** Locks the stored ones of these. Returns how many there are. */
  lock: (tx: Tx, rows: readonly T[]) => Promise<number>;
  /** The things of these that are not stored. */
  listUnknown: (tx: Tx, rows: readonly T[]) => Promise<string[]>;
  put: (tx: Tx, rows: readonly T[]) => Promise<void>;
}

/** Problems of a slug or a thing that stands in two places. */
function findRepetitions<T extends { slug: string }>(
  rows: readonly T[],
  { field, aThing, thingsOf }: Pick<OwnersFile<T>, 'field' | 'aThing' | 'thingsOf'>,
): string[] {
  const slugs = new Set<string>();
  const owners = new Map<string, string>();
  return rows.flatMap((one, row) => {
    const problems = slugs.has(one.slug) ? [`${place(row, 'slug')}: a row before has the same`] : [];
    slugs.add(one.slug);
    for (const thing of thingsOf(one)) {
      const owner = owners.get(thing);
      if (owner !== undefined) problems.push(`${place(row, field)}: ${thing} is ${aThing} of ${owner}`);
      owners.set(thing, one.slug);
    }
    return problems;
  });
}

/**
 * Puts owners in, by slug, with their things. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export async function importOwners<T extends { slug: string }>(
  db: Database,
  file: OwnersFile<T>,
  content: unknown,
): Promise<{ added: number; changed: number }> {
  const { what, field, thing: noun } = file;
  const rows = await readRows(what, file.form, content);
  demandNone(what, findRepetitions(rows, file));
  return db.transaction(async (tx) => {
    const known = await file.lock(tx, rows);
    const unknown = new Set(await file.listUnknown(tx, rows));
    demandNone(
      what,
      rows.flatMap((one, row) =>
        file
          .thingsOf(one)
          .filter((thing) => unknown.has(thing))
          .map((thing) => `${place(row, field)}: no such ${noun}: ${thing}`),
      ),
    );
    await file.put(tx, rows);
    return { added: rows.length - known, changed: known };
  });
}
