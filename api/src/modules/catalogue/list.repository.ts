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

/** What a list is restricted to; undefined means no restriction. */
export interface VoucherQuery {
  now: Date;
  categoryId: string | undefined;
  brandKeys: readonly string[] | undefined;
  /** Part of the coupon's or the brand's name, in any case; every character stands for itself. */
  search: string | undefined;
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

/** Conditions that are tried on each row. */
function filters(query: VoucherQuery): SQL[] {
  const { now, brandKeys, search, inStock } = query;
  const found = [sql`l.sale_ends_at >= ${now}::timestamptz`, ...prices(query)];
  if (inStock) found.push(sql`not l.sold_out`);
  if (brandKeys !== undefined) found.push(sql`l.brand_id = any(${texts(brandKeys)})`);
  if (search !== undefined) {
    const part = sql`lower(${search}::text)`;
    found.push(sql`(strpos(l.name_key, ${part}) > 0 or strpos(l.brand_key, ${part}) > 0)`);
  }
  return found;
}

const page = (tx: Tx, query: VoucherQuery, source: SQL, where: SQL): Promise<ListedVoucher[]> =>
  tx.rows<ListedVoucher>(sql`
    select ${voucherColumns}, l.sort_key as "sortKey" from (
      select l.voucher_id, ${keys[query.sort].key} as sort_key,
        row_number() over (order by ${order(query.sort)}) as place
      from ${source} l where ${where} order by ${order(query.sort)} limit ${query.limit} offset ${query.offset}) l
    join voucher v on v.id = l.voucher_id join brand b on b.id = v.brand_id order by l.place`);

/** Reads the sort's index from where the page begins, and takes what fits. */
function walk(tx: Tx, query: VoucherQuery, length: number): Promise<ListedVoucher[]> {
  const candidates = sql`(
    select l.* from voucher_listing l where ${all(range(query))} order by ${order(query.sort)}
    limit ${length + 3 * (query.offset + query.limit)})`;
  return page(tx, query, candidates, all(filters(query)));
}

/** Finds all that fits by the filters' indexes, then sorts it. */
function gather(tx: Tx, query: VoucherQuery): Promise<ListedVoucher[]> {
  const { search } = query;
  const conditions = [...range(query), ...filters(query)];
  if (search !== undefined) conditions.push(sql`l.grams @> search_grams(lower(${search}::text))`);
  // Without the fence the planner rather walks the sort's index, in the hope that a page fills early.
  const found = sql`(select l.* from voucher_listing l where ${all(conditions)} offset 0)`;
  return page(tx, query, found, sql`true`);
}

/** The rows of given ids, one by one, with their places; the fence keeps a long list from reading the whole table. */
const givenRows = (voucherIds: readonly string[]): SQL => sql`(
  select one.*, given.place + case when one.sold_out then ${soldOutPlace}::bigint else 0 end as given from unnest(${texts(voucherIds)}) with ordinality as given (id, place)
  cross join lateral (select * from voucher_listing where voucher_id = given.id offset 0) one)`;

/**
 * A page of the vouchers on sale, in the order of `sort`; prepaid packages are none. A common filter fills a page from
 * the first rows of the sort's index; what a rare one finds is few, and found by its own index. So neither way reads
 * the whole catalogue, unless `offset` is large.
 * @param length rows of the sort's index that the first way reads; default 1,000
 */
export async function listVouchers(
  tx: Tx,
  query: VoucherQuery,
  length = walkLength,
): Promise<ListedVoucher[]> {
  if (query.voucherIds !== undefined) {
    return page(tx, query, givenRows(query.voucherIds), all([...range(query), ...filters(query)]));
  }
  const rows = await walk(tx, query, length);
  return rows.length === query.limit ? rows : gather(tx, query);
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
