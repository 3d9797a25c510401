import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedCoupon } from './import.schema';

/** Ids of the categories and operators, which an import may name and never makes. */
export async function listKnownIds(tx: Tx): Promise<{ categories: Set<string>; operators: Set<string> }> {
  const categories = await tx.rows<{ id: string } & Row>(sql`select id from category`);
  const operators = await tx.rows<{ id: string } & Row>(sql`select id from operator`);
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  return { categories: idsOf(categories), operators: idsOf(operators) };
}

/** A stored voucher that an import meets. */
export interface MetVoucher extends Row {
  id: string;
  slug: string;
  redemption_id: string;
  kind: 'regular' | 'telco';
}

/** Stored vouchers with one of the ids, slugs or redemption ids, locked until the transaction ends. */
export const lockVouchers = (tx: Tx, coupons: readonly ImportedCoupon[]): Promise<MetVoucher[]> =>
  tx.rows<MetVoucher>(sql`
    select v.id, v.slug, v.redemption_id, v.kind from voucher v
    where v.id = any(${sql.param(coupons.map(({ id }) => id))}::text[])
      or v.slug = any(${sql.param(coupons.map(({ slug }) => slug))}::text[])
      or v.redemption_id = any(${sql.param(coupons.map(({ redemptionId }) => redemptionId))}::text[])
    order by v.id for update`);

/** Stores brands by id; a known one takes the new name. */
export async function upsertBrands(tx: Tx, brands: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...brands].map(([id, name]) => ({ id, name }));
  await tx.run(sql`
    insert into brand (id, name)
    select id, name from jsonb_populate_recordset(null::brand, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set name = excluded.name`);
}

const columns = [
  'id',
  'slug',
  'kind',
  'redemption_id',
  'reward_item_id',
  'category_id',
  'brand_id',
  'name',
  'product_name',
  'operator',
  'price_points',
  'face_value_rupiah',
  'description_html',
  'terms_html',
  'pickup_html',
  'redeem_html',
  'image',
  'stock',
  'sale_ends_at',
  'use_ends_at',
  'withdrawn',
  'popularity',
  'use_channel',
  'biller_product',
] as const;

const toRow = (coupon: ImportedCoupon): Readonly<Record<(typeof columns)[number], unknown>> => ({
  id: coupon.id,
  slug: coupon.slug,
  kind: coupon.operatorId === undefined ? 'regular' : 'telco',
  redemption_id: coupon.redemptionId,
  reward_item_id: coupon.rewardItemId,
  category_id: coupon.categoryId,
  brand_id: coupon.brandId,
  name: coupon.name,
  product_name: coupon.productName,
  operator: coupon.operatorId ?? null,
  price_points: coupon.pricePoints,
  face_value_rupiah: coupon.faceValueRupiah,
  description_html: coupon.descriptionHtml,
  terms_html: coupon.termsHtml,
  pickup_html: coupon.pickupHtml,
  redeem_html: coupon.redeemHtml,
  image: coupon.image,
  stock: coupon.stock,
  sale_ends_at: coupon.saleEndsAt,
  use_ends_at: coupon.useEndsAt,
  withdrawn: coupon.withdrawn,
  popularity: coupon.popularity,
  use_channel: coupon.useChannel ?? (coupon.operatorId === undefined ? 'till' : 'online'),
  biller_product: coupon.billerProduct ?? null,
});

/** Stores vouchers by id; a known one takes all the new values, its stock included. Their brands and categories must exist. */
export async function upsertVouchers(tx: Tx, coupons: readonly ImportedCoupon[]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const updates = sql.join(
    columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.run(sql`
    insert into voucher (${names})
    select ${names} from jsonb_populate_recordset(null::voucher, ${JSON.stringify(coupons.map(toRow))}::jsonb)
    on conflict (id) do update set ${updates}`);
}
