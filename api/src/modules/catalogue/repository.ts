import type { Category } from '@poku/mfe-catalogue/calls/categories';
import type { Favourite } from '@poku/mfe-catalogue/calls/favourites';
import type { Promotion } from '@poku/mfe-catalogue/calls/promotions';
import { sql, type SQL } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { onSale, voucherColumns, type VoucherRow } from './voucher.repository';

/** The categories in their order. */
export const listCategories = (tx: Tx): Promise<Category[]> =>
  tx.rows<Category & Row>(sql`select id, name, image from category order by position`);

/** A voucher on sale by id, and by its rule and reward item where they are given. */
export async function findVoucher(
  tx: Tx,
  key: { voucherId: string; redemptionRuleId?: string | undefined; rewardItemId?: string | undefined },
  now: Date,
): Promise<VoucherRow | undefined> {
  const { voucherId, redemptionRuleId = null, rewardItemId = null } = key;
  const rows = await tx.rows<VoucherRow>(sql`
    select ${voucherColumns} from voucher v join brand b on b.id = v.brand_id
    where v.id = ${voucherId} and ${onSale(now)}
      and (${redemptionRuleId}::text is null or v.redemption_id = ${redemptionRuleId}::text)
      and (${rewardItemId}::text is null or v.reward_item_id = ${rewardItemId}::text)`);
  return first(rows);
}

/** Whether a voucher with this id, rule and reward item is or was ever on sale. */
export async function isVoucherKnown(
  tx: Tx,
  key: { voucherId: string; redemptionRuleId: string; rewardItemId: string },
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select 1 from voucher where id = ${key.voucherId} and redemption_id = ${key.redemptionRuleId}
      and reward_item_id = ${key.rewardItemId}`);
  return rows.length > 0;
}

/** Promotions in their order, each with its vouchers that are on sale, sold out ones last. */
export const listPromotions = (tx: Tx, now: Date): Promise<Promotion[]> =>
  tx.rows<Promotion & Row>(sql`
    select p.id, p.name, p.link, p.image,
      coalesce(array_agg(v.id order by v.stock < 1, pv.position) filter (where v.id is not null), '{}') as "couponIds"
    from promotion p
    left join promotion_voucher pv on pv.promotion_id = p.id
    left join voucher v on v.id = pv.voucher_id and ${onSale(now)}
    group by p.id order by p.position`);

/** Vouchers of a promotion, in its order. */
export async function promotionVouchers(tx: Tx, promotionId: string): Promise<string[]> {
  const rows = await tx.rows<{ voucher_id: string }>(sql`
    select voucher_id from promotion_voucher where promotion_id = ${promotionId} order by position`);
  return rows.map((row) => row.voucher_id);
}

const favouriteColumns = sql`
  v.id as "couponId", v.redemption_id as "redemptionRuleId", v.reward_item_id as "rewardItemId", v.image,
  v.product_name as name, b.name as brand, v.price_points as "pricePoints",
  v.face_value_rupiah as "faceValueRupiah", v.stock`;

const favourites = (tx: Tx, id: SQL, source: SQL, order: SQL, now: Date): Promise<Favourite[]> =>
  tx.rows<Favourite & Row>(sql`
    select ${id} as id, ${favouriteColumns} from ${source}
    join voucher v on v.id = f.voucher_id join brand b on b.id = v.brand_id
    where ${onSale(now)} order by ${order}`);

/** The favourites that the house recommends to everybody, sold out ones last (D35). */
export const editorialFavourites = (tx: Tx, now: Date): Promise<Favourite[]> =>
  favourites(tx, sql`f.id`, sql`editorial_favourite f`, sql`v.stock < 1, f.position`, now);

/** One of the house's favourites with its voucher, while that is on sale. */
export async function findEditorialFavourite(
  tx: Tx,
  favouriteId: string,
  now: Date,
): Promise<VoucherRow | undefined> {
  const rows = await tx.rows<VoucherRow>(sql`
    select ${voucherColumns} from editorial_favourite f
    join voucher v on v.id = f.voucher_id join brand b on b.id = v.brand_id
    where f.id = ${favouriteId} and ${onSale(now)}`);
  return first(rows);
}

/** A member's own favourites, newest first (D35). */
export const memberFavourites = (tx: Tx, memberId: string, now: Date): Promise<Favourite[]> => {
  const source = sql`(select * from member_favourite where member_id = ${memberId}) f`;
  return favourites(tx, sql`f.voucher_id`, source, sql`f.created_at desc, f.voucher_id`, now);
};

/** Marks a voucher as a member's favourite; marking it again changes nothing. */
export async function addFavourite(tx: Tx, memberId: string, voucherId: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into member_favourite (member_id, voucher_id, created_at) values (${memberId}, ${voucherId}, ${now})
    on conflict do nothing`);
}

/** Takes the mark away; taking it away again changes nothing. */
export async function removeFavourite(tx: Tx, memberId: string, voucherId: string): Promise<void> {
  await tx.run(sql`delete from member_favourite where member_id = ${memberId} and voucher_id = ${voucherId}`);
}
