import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedMerchant } from './merchant-import.schema';

const brandsOf = (merchants: readonly ImportedMerchant[]): string[] =>
  merchants.flatMap(({ brands }) => brands);

/** Locks the stored merchants of these. Returns how many there are. */
export async function lockMerchants(tx: Tx, merchants: readonly ImportedMerchant[]): Promise<number> {
  const rows = await tx.rows(sql`
    select slug from merchant where slug = any(${sql.param(merchants.map(({ slug }) => slug))}::text[])
    order by slug for update`);
  return rows.length;
}

/** Brands that no coupon of the catalogue has. */
export async function listUnknownBrands(tx: Tx, merchants: readonly ImportedMerchant[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string } & Row>(sql`
    select asked.id from unnest(${sql.param(brandsOf(merchants))}::text[]) as asked (id)
    where not exists (select 1 from brand b where b.id = asked.id)`);
  return rows.map(({ id }) => id);
}

/** Stores merchants with exactly these brands. */
export async function putMerchants(tx: Tx, merchants: readonly ImportedMerchant[]): Promise<void> {
  const rows = JSON.stringify(merchants.map(({ slug, name }) => ({ slug, name })));
  const pairs = JSON.stringify(
    merchants.flatMap(({ slug, brands }) =>
      brands.map((brand) => ({ brand_id: brand, merchant_slug: slug })),
    ),
  );
  await tx.run(sql`
    insert into merchant (slug, name) select slug, name from jsonb_populate_recordset(null::merchant, ${rows}::jsonb)
    on conflict (slug) do update set name = excluded.name`);
  await tx.run(sql`
    delete from merchant_brand
    where merchant_slug = any(${sql.param(merchants.map(({ slug }) => slug))}::text[])
      and brand_id <> all(${sql.param(brandsOf(merchants))}::text[])`);
  await tx.run(sql`
    insert into merchant_brand (brand_id, merchant_slug)
    select brand_id, merchant_slug from jsonb_populate_recordset(null::merchant_brand, ${pairs}::jsonb)
    on conflict (brand_id) do update set merchant_slug = excluded.merchant_slug`);
}

/** A merchant with its brands and how often it used coupons, for operators. */
export interface MerchantLine extends Row {
  slug: string;
  name: string;
  /** Ids, separated by commas; null for none. */
  brands: string | null;
  /** Uses that stand. */
  uses: number;
}

/** All merchants by slug. */
export const listMerchants = (tx: Tx): Promise<MerchantLine[]> =>
  tx.rows<MerchantLine>(sql`
    select m.slug, m.name,
      (select string_agg(b.brand_id, ', ' order by b.brand_id) from merchant_brand b where b.merchant_slug = m.slug) as brands,
      (select count(*)::int from coupon_redemption r where r.merchant_slug = m.slug and r.voided_at is null) as uses
    from merchant m order by m.slug`);
