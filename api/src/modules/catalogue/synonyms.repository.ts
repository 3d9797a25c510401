import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** What members write, and the words that it stands for. */
export interface Synonym {
  readonly term: string;
  readonly words: readonly string[];
}

const given = (synonyms: readonly Synonym[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as one (term text, words jsonb)`;

/** What is wrong with terms as the search splits them, by their place in the list, from 0. */
export const wrongTerms = (tx: Tx, synonyms: readonly Synonym[]) =>
  tx.rows<{ place: number; problem: string } & Row>(sql`
    select place::int - 1 as place,
      case when cardinality(words) = 0 then 'must have a letter or a digit'
        when cardinality(words) > 2 then 'must be a word or two' else 'stands in a row before' end as problem
    from (
      select one.*, search_words(term) as words, row_number() over (partition by term order by place) as turn
      from (select term, row_number() over () as place from ${given(synonyms)}) as one) as known
    where cardinality(words) not between 1 and 2 or turn > 1 order by place`);

/** Puts synonyms in the place of all that were known. */
export async function replaceSynonyms(tx: Tx, synonyms: readonly Synonym[]): Promise<void> {
  await tx.run(sql`delete from search_synonym`);
  await tx.run(sql`
    insert into search_synonym (term, words)
    select term, array(select jsonb_array_elements_text(words)) from ${given(synonyms)}`);
}
