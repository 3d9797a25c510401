import type { Brand } from '@poku/mfe-catalogue/calls/coupons';
import { sql, type SQL } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { voucherColumns, type VoucherRow } from './voucher.repository';

/**
 * What a list may be sorted by; ties by id. A falling order is the rising one backwards; `given` needs `voucherIds`. Of
 * `popular` and `given` the sold out coupons come last; by name or price they stand where that puts them.
 */
export type ListSort = 'nameUp' | 'nameDown' | 'priceUp' | 'priceDown' | 'given' | 'popular';

/** Where a page ends: the sort's key of its last voucher, and that voucher's id. */
export interface ListPlace {
  key: string | number;
  id: string;
}

/** What is searched for. */
export interface Searched {
  /** Part of the coupon's or the brand's name, in any case; every character stands for itself. */
  readonly text: string;
  /** For each word of it, those that it may stand for (`readWords`); one without any is in no coupon. */
  readonly words: readonly (readonly string[])[];
}

/** What a list is restricted to; undefined means no restriction. */
export interface VoucherQuery {
  now: Date;
  categoryId: string | undefined;
  brandKeys: readonly string[] | undefined;
  search: Searched | undefined;
  minimumPoints: number | undefined;
  maximumPoints: number | undefined;
  /** Without what is sold out. */
  inStock: boolean;
  /** Each at most once. */
  voucherIds: readonly string[] | undefined;
  sort: ListSort;
  /** Only what comes after it. */
  after: ListPlace | undefined;
  limit: number;
  offset: number;
}

/** A voucher with its key in the order. */
export type ListedVoucher = VoucherRow & { sortKey: string | number };

/** Sold out ones come so much later, as in `rank`. */
const soldOutPlace = 2 ** 32;
/** How many vouchers of the sort's index a list reads before it asks the filters' indexes. */
const walkLength = 1000;

const id = sql`l.voucher_id collate "C"`;
const keys: Readonly<Record<ListSort, { key: SQL; type: SQL; isDown: boolean }>> = {
  popular: { key: sql`l.rank`, type: sql`bigint`, isDown: false },
  priceUp: { key: sql`l.price_points`, type: sql`bigint`, isDown: false },
  priceDown: { key: sql`l.price_points`, type: sql`bigint`, isDown: true },
  nameUp: { key: sql`l.name_key`, type: sql`text`, isDown: false },
  nameDown: { key: sql`l.name_key`, type: sql`text`, isDown: true },
  given: { key: sql`l.given`, type: sql`bigint`, isDown: false },
};

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

function order(sort: ListSort): SQL {
  const { key, isDown } = keys[sort];
  return isDown ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;
}

function prices({ minimumPoints, maximumPoints }: VoucherQuery): SQL[] {
  const found: SQL[] = [];
  if (minimumPoints !== undefined) found.push(sql`l.price_points >= ${minimumPoints}::bigint`);
  if (maximumPoints !== undefined) found.push(sql`l.price_points <= ${maximumPoints}::bigint`);
  return found;
}

/** Conditions that the sort's index answers. */
function range(query: VoucherQuery): SQL[] {
  const { categoryId, sort, after } = query;
  const { key, type, isDown } = keys[sort];
  const found: SQL[] = sort === 'priceUp' || sort === 'priceDown' ? prices(query) : [];
  if (categoryId !== undefined) found.push(sql`l.category_id = ${categoryId}`);
  if (after !== undefined) {
    const place = sql`(${after.key}::${type}, ${after.id}::text collate "C")`;
    found.push(isDown ? sql`(${key}, ${id}) < ${place}` : sql`(${key}, ${id}) > ${place}`);
  }
  return found;
}

/** Conditions that are tried on each row, but what is searched for. */
function filters(query: VoucherQuery): SQL[] {
  const { now, brandKeys, inStock } = query;
  const found = [sql`l.sale_ends_at >= ${now}::timestamptz`, ...prices(query)];
  if (inStock) found.push(sql`not l.sold_out`);
  if (brandKeys !== undefined) found.push(sql`l.brand_id = any(${texts(brandKeys)})`);
  return found;
}

/** Which coupons fit a search. */
interface Match {
  /** What is tried on each row. */
  readonly tried: SQL;
  /** The same, and what an index answers of it. */
  readonly indexed: SQL;
}

const everything: Match = { tried: sql`true`, indexed: sql`true` };

/** As it is written, anywhere in a name. */
function asWritten({ text }: Searched): Match {
  const part = sql`lower(${text}::text)`;
  const tried = sql`(strpos(l.name_key, ${part}) > 0 or strpos(l.brand_key, ${part}) > 0)`;
  return { tried, indexed: sql`(l.grams @> search_grams(${part}) and ${tried})` };
}

/** As the index of the words has them: with the category, so that of a word no coupon of another category is read. */
const sought = sql`(l.words || ('@' || l.category_id))`;

/** Coupons that have one of each of these words; at least one. */
const havingEach = (words: readonly (readonly string[])[], categoryId: string | undefined): Match => ({
  tried: sql`(${all(words.map((meant) => sql`l.words && ${texts(meant)}`))})`,
  indexed: sql`(${all([
    ...words.map((meant) => sql`${sought} && ${texts(meant)}`),
    ...(categoryId === undefined ? [] : [sql`${sought} @> ${texts([`@${categoryId}`])}`]),
  ])})`,
});

/** By each of its words, or what it stands for, wherever they are. */
function byWords({ words }: Searched, categoryId: string | undefined): Match {
  return words.length === 0 ? { tried: sql`false`, indexed: sql`false` } : havingEach(words, categoryId);
}

const either = (one: Match, other: Match): Match => ({
  tried: sql`(${one.tried} or ${other.tried})`,
  indexed: sql`(${one.indexed} or ${other.indexed})`,
});
const butNot = (one: Match, other: Match): Match => ({
  tried: sql`(${one.tried} and not ${other.tried})`,
  indexed: sql`(${one.indexed} and not ${other.tried})`,
});

/** Matches whose coupons stand one after the other. */
function matchesOf({ search, sort, categoryId }: VoucherQuery): readonly Match[] {
  if (search === undefined) return [everything];
  const [written, worded] = [asWritten(search), byWords(search, categoryId)];
  return sort === 'popular' ? [written, butNot(worded, written)] : [either(written, worded)];
}

/** @param later by how much the keys of the sort are greater than in the index; of a number */
const page = (tx: Tx, query: VoucherQuery, source: SQL, where: SQL, later = 0): Promise<ListedVoucher[]> => {
  const { key } = keys[query.sort];
  return tx.rows<ListedVoucher>(sql`
    select ${voucherColumns}, l.sort_key as "sortKey" from (
      select l.voucher_id, ${later === 0 ? key : sql`${key} + ${later}::bigint`} as sort_key,
        row_number() over (order by ${order(query.sort)}) as place
      from ${source} l where ${where} order by ${order(query.sort)} limit ${query.limit} offset ${query.offset}) l
    join voucher v on v.id = l.voucher_id join brand b on b.id = v.brand_id order by l.place`);
};

/** Reads the sort's index from where the page begins, and takes what fits. */
function walk(tx: Tx, query: VoucherQuery, { tried }: Match, length: number, later: number) {
  const candidates = sql`(
    select l.* from voucher_listing l where ${all(range(query))} order by ${order(query.sort)}
    limit ${length + 3 * (query.offset + query.limit)})`;
  return page(tx, query, candidates, all([...filters(query), tried]), later);
}

/** All that fits by the filters' indexes. Without the fence the planner rather walks the sort's index, in the hope that a page fills early. */
const gathered = (query: VoucherQuery, { indexed }: Match): SQL =>
  sql`(select l.* from voucher_listing l where ${all([...range(query), ...filters(query), indexed])} offset 0)`;

/** A page of what fits one match, and how many fit before it. */
async function listMatch(
  tx: Tx,
  query: VoucherQuery,
  match: Match,
  length: number,
  later: number,
): Promise<ListedVoucher[]> {
  const rows = await walk(tx, query, match, length, later);
  return rows.length === query.limit ? rows : page(tx, query, gathered(query, match), sql`true`, later);
}

async function countMatch(tx: Tx, query: VoucherQuery, match: Match): Promise<number> {
  const rows = await tx.rows<{ count: number }>(
    sql`select count(*) as count from ${gathered(query, match)} l`,
  );
  return rows[0]?.count ?? 0;
}

/** The rows of given ids, one by one, with their places; the fence keeps a long list from reading the whole table. */
const givenRows = (voucherIds: readonly string[]): SQL => sql`(
  select one.*, given.place + case when one.sold_out then ${soldOutPlace}::bigint else 0 end as given from unnest(${texts(voucherIds)}) with ordinality as given (id, place)
  cross join lateral (select * from voucher_listing where voucher_id = given.id offset 0) one)`;

/** So much greater are the keys of each match than those of the one before it: than every `rank`. */
const laterMatch = 2 ** 34;

/** The match, from 0, that a place is in. */
const matchOf = ({ key }: ListPlace, matches: number): number =>
  matches === 1 || typeof key === 'string' ? 0 : Math.floor((key + 2 ** 31) / laterMatch);

const earlier = (place: ListPlace | undefined, later: number): ListPlace | undefined =>
  place && typeof place.key === 'number' ? { ...place, key: place.key - later } : place;

/**
 * A page of the vouchers on sale, in the order of `sort`; prepaid packages are none. Of `popular` those that have what is searched for as
 * it is written come before those that have it by words. A common filter fills a page from
 * the first rows of the sort's index; what a rare one finds is few, and found by its own index. So neither way reads
 * the whole catalogue, unless `offset` is large.
 * @param length rows of the sort's index that the first way reads; default 1,000
 */
export async function listVouchers(
  tx: Tx,
  query: VoucherQuery,
  length = walkLength,
): Promise<ListedVoucher[]> {
  const matches = matchesOf(query);
  if (query.voucherIds !== undefined) {
    const [match = everything, other] = matches;
    const { tried } = other ? either(match, other) : match;
    return page(tx, query, givenRows(query.voucherIds), all([...range(query), ...filters(query), tried]));
  }
  const begun = query.after ? matchOf(query.after, matches.length) : 0;
  const found: ListedVoucher[] = [];
  let { offset } = query;
  for (const [index, match] of matches.entries()) {
    if (index < begun) continue;
    const later = index * laterMatch;
    const after = index === begun ? earlier(query.after, later) : undefined;
    const wanted = { ...query, after, offset, limit: query.limit - found.length };
    const rows = await listMatch(tx, wanted, match, length, later);
    found.push(...rows);
    if (found.length === query.limit) break;
    if (offset > 0) offset = rows.length > 0 ? 0 : Math.max(0, offset - (await countMatch(tx, query, match)));
  }
  return found;
}

/** How many of the most popular are looked through for one that is near. */
const nearWalkLength = 1000;
/** So many words tell what was meant; each more would make the statement longer by itself. */
const nearWordsAtMost = 6;

/**
 * The vouchers that have most of the words that are searched for, by popularity among as many; for a search that finds none. They are
 * sought among the most popular ones, and where none of these has a word, or all words but one, among all that have.
 * @param atMost so many of each
 */
export async function listNear(tx: Tx, query: VoucherQuery, atMost = 100): Promise<ListedVoucher[]> {
  const known = (query.search?.words ?? []).filter((meant) => meant.length > 0).slice(0, nearWordsAtMost);
  if (known.length === 0) return [];
  const anew = { ...query, after: undefined, sort: 'popular' } as const;
  const having = known.map((meant) => sql`l.words && ${texts(meant)}`);
  const looked = sql`l.voucher_id, l.rank, l.words`;
  const rare = (words: readonly (readonly string[])[]): SQL => {
    const match = havingEach(words, query.categoryId);
    return sql`(
    select ${looked} from ${gathered(anew, match)} l
    where not exists (select from walked l where ${match.tried}) order by ${order('popular')} limit ${atMost})`;
  };
  const butOne = (left: number) => known.filter((_, index) => index !== left);
  const sources = [
    sql`(select * from walked)`,
    ...known.map((meant) => rare([meant])),
    ...(known.length < 3 ? [] : known.map((_, left) => rare(butOne(left)))),
  ];
  const count = sql.join(
    having.map((word) => sql`(${word})::int`),
    sql` + `,
  );
  return tx.rows<ListedVoucher>(sql`
    with walked as materialized (
      select ${looked} from (
        select l.* from voucher_listing l where ${all(range(anew))} order by ${order('popular')} limit ${nearWalkLength}) l
      where ${all(filters(anew))} and (${sql.join(having, sql` or `)}))
    select ${voucherColumns}, l.rank as "sortKey" from (
      select l.voucher_id, l.rank, row_number() over (order by ${count} desc, ${order('popular')}) as place
      from (${sql.join(sources, sql` union `)}) l order by place limit ${query.limit}) l
    join voucher v on v.id = l.voucher_id join brand b on b.id = v.brand_id order by l.place`);
}

/** Brands with a voucher on sale in the category and among the ids, by name in lower case; no other filter counts. */
export function listBrands(
  tx: Tx,
  { now, categoryId, voucherIds }: Pick<VoucherQuery, 'now' | 'categoryId' | 'voucherIds'>,
): Promise<Brand[]> {
  const conditions = [sql`l.sale_ends_at >= ${now}::timestamptz`];
  if (categoryId !== undefined) conditions.push(sql`l.category_id = ${categoryId}`);
  // One look into the index for each brand; as a join it would read every voucher.
  const brands =
    voucherIds === undefined
      ? sql`(select true from voucher_listing l where l.brand_id = b.id and ${all(conditions)} limit 1)`
      : sql`b.id in (select l.brand_id from ${givenRows(voucherIds)} l where ${all(conditions)})`;
  return tx.rows<Brand & Row>(sql`
    select b.id as key, b.name from brand b where ${brands}
    order by lower(b.name) collate "C", b.id collate "C"`);
}
