import type { Goal, GoalCoupon } from '@poku/mfe-catalogue/calls/goal';
import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { randomReference } from '../../security/random';
import { onSale } from '../catalogue/voucher.repository';

/** The coupon that a member saves up for; undefined when none is chosen. */
export const findGoal = async (tx: Tx, memberId: string, now: Date): Promise<GoalCoupon | undefined> =>
  first(
    await tx.rows<GoalCoupon & Row>(sql`
      select v.id, v.redemption_id as "redemptionRuleId", v.reward_item_id as "rewardItemId", v.image, b.name as brand,
        v.name, v.price_points as "pricePoints", v.face_value_rupiah as "faceValueRupiah", v.stock,
        (${onSale(now)}) as "isOnSale"
      from goal g join voucher v on v.id = g.voucher_id join brand b on b.id = v.brand_id
      where g.member_id = ${memberId}`),
  );

/** A goal that can be bought while it is in stock, with what names it for good. */
export interface OpenGoal extends Row {
  id: string;
  name: string;
  pricePoints: number;
}

/** The member's goal while it is on sale and in stock. */
export const findOpenGoal = async (tx: Tx, memberId: string, now: Date): Promise<OpenGoal | undefined> =>
  first(
    await tx.rows<OpenGoal>(sql`
      select g.id, v.name, v.price_points as "pricePoints" from goal g join voucher v on v.id = g.voucher_id
      where g.member_id = ${memberId} and v.stock > 0 and ${onSale(now)}`),
  );

/** Those among these goals that members still save up for. @param ids as `OpenGoal` has them */
export async function goalsStillChosen(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from goal where id = any(${sql.param([...ids])}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Makes a coupon the member's goal, in place of the one before; the same one stays as it is. Of two at once the later one counts. */
export async function saveGoal(tx: Tx, memberId: string, voucherId: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into goal (id, member_id, voucher_id, chosen_at)
    values (${randomReference()}, ${memberId}, ${voucherId}, ${now})
    on conflict (member_id) do update set
      id = excluded.id, voucher_id = excluded.voucher_id, chosen_at = excluded.chosen_at
    where goal.voucher_id <> excluded.voucher_id`);
}

/** Takes the member's goal away; with `voucherId` only if it is this coupon. */
export async function deleteGoal(tx: Tx, memberId: string, voucherId: string | null = null): Promise<void> {
  await tx.run(sql`
    delete from goal
    where member_id = ${memberId} and (${voucherId}::text is null or voucher_id = ${voucherId}::text)`);
}

/**
 * Own points that a member earned in the last `most` days, and over how many days: since they joined, at least `least`, so that a
 * first lucky day promises nothing.
 */
export const readPace = async (
  tx: Tx,
  memberId: string,
  { least, most }: { least: number; most: number },
  now: Date,
): Promise<Pick<Goal, 'earnedPoints' | 'earningDays'>> =>
  only(
    await tx.rows<Pick<Goal, 'earnedPoints' | 'earningDays'> & Row>(sql`
      select coalesce((
          select sum(points) from earn_record
          where member_id = m.id and status = 0 and occurred_at > ${now}::timestamptz - ${most} * interval '1 day'
        ), 0)::bigint as "earnedPoints",
        least(${most}, greatest(${least}, ceil(extract(epoch from ${now}::timestamptz - m.created_at) / 86400)))::int
          as "earningDays"
      from member m where m.id = ${memberId}`),
  );
