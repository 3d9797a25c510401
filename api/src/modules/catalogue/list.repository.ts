import { sql, type SQL } from 'drizzle-orm';
import { only, type Tx } from '../../db/database';
import { onSale, voucherColumns, type VoucherRow } from './voucher.repository';

/** What a list is restricted to; undefined means no restriction. */
export interface VoucherQuery {
  now: Date;
  categoryId: string | undefined;
  brandIds: readonly string[] | undefined;
  search: string | undefined;
  minimumPoints: number | undefined;
  maximumPoints: number | undefined;
  voucherIds: readonly string[] | undefined;
  sort: 'nameUp' | 'nameDown' | 'priceUp' | 'priceDown' | 'given' | 'popular';
  limit: number;
  offset: number;
}

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

function conditions(query: VoucherQuery, withBrands: boolean): SQL {
  const { categoryId, brandIds, search, minimumPoints, maximumPoints, voucherIds } = query;
  const all = [onSale(query.now), sql`v.kind = 'regular'`];
  if (categoryId !== undefined) all.push(sql`v.category_id = ${categoryId}`);
  if (withBrands && brandIds !== undefined) all.push(sql`v.brand_id = any(${texts(brandIds)})`);
  if (search !== undefined)
    all.push(sql`(v.name ilike ${pattern(search)} or b.name ilike ${pattern(search)})`);
  if (minimumPoints !== undefined) all.push(sql`v.price_points >= ${minimumPoints}`);
  if (maximumPoints !== undefined) all.push(sql`v.price_points <= ${maximumPoints}`);
  if (voucherIds !== undefined) all.push(sql`v.id = any(${texts(voucherIds)})`);
  return sql.join(all, sql` and `);
}

function order({ sort, voucherIds = [] }: VoucherQuery): SQL {
  switch (sort) {
    case 'nameUp':
      return sql`lower(v.name), v.id`;
    case 'nameDown':
      return sql`lower(v.name) desc, v.id`;
    case 'priceUp':
      return sql`v.price_points, v.id`;
    case 'priceDown':
      return sql`v.price_points desc, v.id`;
    case 'given':
      return sql`array_position(${texts(voucherIds)}, v.id), v.id`;
    case 'popular':
      return sql`v.popularity desc, v.id`;
  }
}

/** A page of vouchers on sale; ties by id, so that pages neither repeat nor miss a row. */
export const listVouchers = (tx: Tx, query: VoucherQuery): Promise<VoucherRow[]> =>
  tx.rows<VoucherRow>(sql`
    select ${voucherColumns} from voucher v join brand b on b.id = v.brand_id
    where ${conditions(query, true)} order by ${order(query)} limit ${query.limit} offset ${query.offset}`);

/** How many vouchers the query finds on all pages. */
export async function countVouchers(tx: Tx, query: VoucherQuery): Promise<number> {
  const rows = await tx.rows<{ total: number }>(sql`
    select count(*)::int as total from voucher v join brand b on b.id = v.brand_id where ${conditions(query, true)}`);
  return only(rows).total;
}

/** Brands among what the query finds without its restriction on brands, by name. */
export const listBrands = (tx: Tx, query: VoucherQuery): Promise<{ brand: string; brandName: string }[]> =>
  tx.rows<{ brand: string; brandName: string }>(sql`
    select distinct b.id as brand, b.name as "brandName" from voucher v join brand b on b.id = v.brand_id
    where ${conditions(query, false)} order by b.name, b.id`);
