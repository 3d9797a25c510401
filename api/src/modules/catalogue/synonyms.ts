import { z } from 'zod';
import type { Database } from '../../db/database';
import { demandNone, place, readRows } from '../imports/rows';
import { replaceSynonyms, wrongTerms } from './synonyms.repository';

const what = 'synonyms';

const phrase = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u, 'must have no control characters');

/** The content of an import file. Other fields are refused, so that none is lost by a wrong name. */
export const synonymFile = z
  .array(
    z.strictObject({
      /** What members write: a word or two. */
      term: phrase,
      /** Words of coupons, brands or categories, any of which it stands for; none for a word that says nothing. 'prabayar' are the prepaid packages. */
      words: z.array(phrase).max(50),
    }),
  )
  .max(10_000);

/**
 * Puts what members' words stand for in place of all that was known. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON
 * @returns how many there are
 * @throws ImportError that names every wrong row and field
 */
export async function importSynonyms(db: Database, content: unknown): Promise<{ added: number }> {
  const synonyms = await readRows(what, synonymFile, content);
  return db.transaction(async (tx) => {
    const wrong = await wrongTerms(tx, synonyms);
    demandNone(
      what,
      wrong.map(({ place: row, problem }) => `${place(row, 'term')}: ${problem}`),
    );
    await replaceSynonyms(tx, synonyms);
    return { added: synonyms.length };
  });
}
