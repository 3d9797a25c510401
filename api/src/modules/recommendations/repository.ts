import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { onSale, voucherColumns, type VoucherRow } from '../catalogue/voucher.repository';

/** How much each sign of a member's taste says about a category. */
const weights = { interest: 3, favourite: 2, purchase: 1 };

/**
 * Claims the reckoning of a member's recommendations, when there was none since `staleFrom`, and locks it until the transaction
 * ends. Returns whether it was due.
 */
export async function claimReckoning(tx: Tx, memberId: string, staleFrom: Date, now: Date): Promise<boolean> {
  const claimed = await tx.run(sql`
    insert into recommendation_reckoning (member_id, reckoned_at) values (${memberId}, ${now})
    on conflict (member_id) do update set reckoned_at = excluded.reckoned_at
      where recommendation_reckoning.reckoned_at < ${staleFrom}`);
  return claimed > 0;
}

/**
 * Puts new recommendations in the place of a member's old ones: the `limit` best coupons on sale and in stock that are
 * neither favourites nor bought since `boughtSince`, by the weight of their category for the member, then by popularity.
 * From each category only its most popular ones are looked at, so that the cost does not follow the size of the catalogue.
 */
export async function replaceRecommendations(
  tx: Tx,
  memberId: string,
  choice: { limit: number; boughtSince: Date; now: Date },
): Promise<void> {
  const { limit, boughtSince, now } = choice;
  await tx.run(sql`delete from recommendation where member_id = ${memberId}`);
  await tx.run(sql`
    with sign as (
      select ic.category_id, ${weights.interest}::int as weight
      from member_interest mi join interest_category ic on ic.interest_id = mi.interest_id
      where mi.member_id = ${memberId}
      union all
      select v.category_id, ${weights.favourite}::int
      from member_favourite f join voucher v on v.id = f.voucher_id where f.member_id = ${memberId}
      union all
      select v.category_id, ${weights.purchase}::int
      from purchase_order o join voucher v on v.id = o.voucher_id
      where o.member_id = ${memberId} and o.state = 'completed'
    ),
    taste as (
      select c.id as category_id, coalesce(sum(s.weight), 0) as weight
      from category c left join sign s on s.category_id = c.id group by c.id
    ),
    best as (
      select one.id, t.weight, one.popularity from taste t cross join lateral (
        select v.id, v.popularity from voucher v
        where v.category_id = t.category_id and v.kind = 'regular' and v.stock > 0 and ${onSale(now)}
          and not exists (select from member_favourite f where f.member_id = ${memberId} and f.voucher_id = v.id)
          and not exists (
            select from purchase_order o where o.member_id = ${memberId} and o.voucher_id = v.id
              and o.state <> 'failed' and o.created_at > ${boughtSince})
        order by v.popularity desc, v.id limit ${limit}
      ) one
    )
    insert into recommendation (member_id, position, voucher_id)
    select ${memberId}, row_number() over (order by weight desc, popularity desc, id), id from best
    order by weight desc, popularity desc, id limit ${limit}`);
}

/** A member's recommendations that can still be bought, best first. */
export const listRecommendations = (tx: Tx, memberId: string, now: Date): Promise<VoucherRow[]> =>
  tx.rows<VoucherRow>(sql`
    select ${voucherColumns} from recommendation r join voucher v on v.id = r.voucher_id join brand b on b.id = v.brand_id
    where r.member_id = ${memberId} and v.stock > 0 and ${onSale(now)} order by r.position`);

/** Name of a promotion, or undefined for an unknown one. */
export async function findPromotionName(tx: Tx, promotionId: string): Promise<string | undefined> {
  const rows = await tx.rows<{ name: string } & Row>(
    sql`select name from promotion where id = ${promotionId}`,
  );
  return first(rows)?.name;
}

/** Coupons of a promotion that are on sale, in its order, sold out ones last. */
export const listPromoted = (tx: Tx, promotionId: string, now: Date): Promise<VoucherRow[]> =>
  tx.rows<VoucherRow>(sql`
    select ${voucherColumns} from promotion_voucher pv join voucher v on v.id = pv.voucher_id join brand b on b.id = v.brand_id
    where pv.promotion_id = ${promotionId} and v.kind = 'regular' and ${onSale(now)}
    order by v.stock < 1, pv.position`);
