import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Row } from '../../db/rows';
import { demandNone, place, readRows } from '../imports/rows';

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
  const rows = sql`jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as one (term text, words jsonb)`;
  return db.transaction(async (tx) => {
    const wrong = await tx.rows<{ place: number; problem: string } & Row>(sql`
      select place::int - 1 as place,
        case when cardinality(words) = 0 then 'must have a letter or a digit'
          when cardinality(words) > 2 then 'must be a word or two' else 'stands in a row before' end as problem
      from (
        select one.*, search_words(term) as words, row_number() over (partition by term order by place) as turn
        from (select term, row_number() over () as place from ${rows}) as one) as known
      where cardinality(words) not between 1 and 2 or turn > 1 order by place`);
    demandNone(
      what,
      wrong.map(({ place: row, problem }) => `${place(row, 'term')}: ${problem}`),
    );
    await tx.run(sql`delete from search_synonym`);
    await tx.run(sql`
      insert into search_synonym (term, words)
      select term, array(select jsonb_array_elements_text(words)) from ${rows}`);
    return { added: synonyms.length };
  });
}
