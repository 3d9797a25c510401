import type { Place } from '@poku/mfe-catalogue/calls/coupons';
import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A word of a search, or two that follow each other, as they are compared. */
export interface SearchTerm extends Row {
  /** Of its first word, from 1. */
  place: number;
  /** How many words it is. */
  length: 1 | 2;
  /** What it stands for; none for a word that says nothing. `null` where nobody said so. */
  meant: string[] | null;
  /** Words of coupons that are it, or begin with it. */
  written: string[];
  /** Words of coupons that differ from it by a slip, those that begin alike first; looked for where the others are none. */
  alike: string[];
}

const begunAtMost = 60;
const alikeAtMost = 8;

/** What the words of a search are to the catalogue. Words are those of `search_words`. */
export const lookUp = (tx: Tx, phrase: string): Promise<SearchTerm[]> =>
  tx.rows<SearchTerm>(sql`
    with part as (
      select word, place::int from unnest(search_words(${phrase}::text)) with ordinality as one (word, place)
    ), term as (
      select place, 1 as length, word as term from part
      union all
      select one.place, 2, one.word || ' ' || other.word from part one join part other on other.place = one.place + 1
    )
    select t.place, t.length,
      case when exists (select from search_synonym s where s.key = t.term) then array(
        select distinct word from search_synonym s, unnest(s.words) as meant, unnest(search_words(meant)) as word
        where s.key = t.term) end as meant,
      written.words as written,
      case when t.length = 1 and cardinality(written.words) = 0 then array(
        select w.word from search_word w
        where char_length(t.term) >= 4 and w.slips && search_slips(t.term)
        order by left(w.word, 1) <> left(t.term, 1), abs(char_length(w.word) - char_length(t.term)), w.word
        limit ${alikeAtMost}) else '{}' end as alike
    from term t cross join lateral (
      select case when t.length = 1 then array(
        select w.word from search_word w
        where (w.word = t.term or char_length(t.term) >= 2 and w.word >= t.term collate "C" and w.word < t.term || chr(1114111) collate "C")
        order by w.word limit ${begunAtMost}) else '{}' end as words) written
    order by t.place, t.length`);

/**
 * Whether an amount is in the name of a coupon, or what a coupon or a package is worth in rupiah.
 * @param isShort also where a name only begins with it: 'Rp500.000' has 500
 */
export const isNamedAmount = async (tx: Tx, amount: number, isShort: boolean): Promise<boolean> => {
  const written = isShort ? [amount, amount * 1e3, amount * 1e6] : [amount];
  const [found] = await tx.rows<{ isNamed: boolean }>(sql`
    select exists (select from search_word where word = any(${sql.param(written.map(String))}::text[]))
      or exists (select from voucher where face_value_rupiah = ${amount}::bigint and not withdrawn) as "isNamed"`);
  return found?.isNamed === true;
};

const having = (words: readonly (readonly string[])[]) =>
  sql.join(
    words.map((meant) => sql`words && ${sql.param([...meant])}::text[]`),
    sql` and `,
  );

/** Word of a search that means prepaid packages, whoever sends them. */
const PREPAID_WORD = 'prabayar';

/**
 * Categories and brands with a coupon on sale that have each of the words of a search, and the prepaid packages where it means them or names
 * an operator; at most three.
 * @param words of each, what it may stand for; at least one
 */
export const findPlaces = (
  tx: Tx,
  phrase: string,
  words: readonly (readonly string[])[],
  now: Date,
): Promise<Place[]> =>
  tx.rows<Place & Row>(sql`
    select kind, key, name from (
      select 0 as turn, 0 as place, 'prepaid' as kind, '' as key, '' as name
      where ${words.some((meant) => meant.includes(PREPAID_WORD))} or exists (select from operator where words @> search_words(${phrase}::text))
      union all
      select 1, position, 'category', id, name from category where ${having(words)}
      union all
      select 2, 0, 'brand', id, name from brand where ${having(words)}
        and exists (select from voucher_listing l where l.brand_id = brand.id and l.sale_ends_at >= ${now}::timestamptz)) found
    order by turn, place, lower(name) collate "C", key limit 3`);
