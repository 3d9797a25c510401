import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { onSale } from '../catalogue/voucher.repository';

/** Whether a member waits for a coupon. */
export const hasAlert = async (tx: Tx, memberId: string, couponId: string): Promise<boolean> =>
  (await tx.rows(sql`select 1 from stock_alert where member_id = ${memberId} and voucher_id = ${couponId}`))
    .length > 0;

/** Makes the member's other calls wait, and counts the other coupons on sale that the member waits for. */
export async function countOtherAlerts(
  tx: Tx,
  memberId: string,
  couponId: string,
  now: Date,
): Promise<number> {
  await tx.rows(sql`select 1 from member where id = ${memberId} for no key update`);
  const rows = await tx.rows<{ total: number }>(sql`
    select count(*)::int as total from stock_alert a join voucher v on v.id = a.voucher_id
    where a.member_id = ${memberId} and a.voucher_id <> ${couponId} and ${onSale(now)}`);
  return only(rows).total;
}

/** What is left of a coupon, which stays so until the transaction ends; undefined for an unknown one. */
export const holdStock = async (
  tx: Tx,
  couponId: string,
  now: Date,
): Promise<{ stock: number; isOnSale: boolean } | undefined> =>
  first(
    await tx.rows<{ stock: number; isOnSale: boolean }>(sql`
      select v.stock, ${onSale(now)} as "isOnSale" from voucher v where v.id = ${couponId} for share`),
  );

/** Stores that a member waits for a coupon whose stock is held at 0; again it changes nothing. */
export async function insertAlert(tx: Tx, memberId: string, couponId: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into stock_alert (member_id, voucher_id, created_at) values (${memberId}, ${couponId}, ${now})
    on conflict (member_id, voucher_id) do nothing`);
}

/** The member does not wait for a coupon. */
export async function deleteAlert(tx: Tx, memberId: string, couponId: string): Promise<void> {
  await tx.run(sql`delete from stock_alert where member_id = ${memberId} and voucher_id = ${couponId}`);
}

/** A coupon whose stock came back while somebody waited for it. */
export interface ReturnRow extends Row {
  id: number;
  couponId: string;
  name: string;
  ruleId: string;
  rewardId: string;
  /** Whether it can be bought at this moment. */
  isInStock: boolean;
}

/** Takes the coupon that came back first for the caller's transaction alone; others skip it. */
export const takeReturn = async (tx: Tx, now: Date): Promise<ReturnRow | undefined> =>
  first(
    await tx.rows<ReturnRow>(sql`
      select r.id, v.id as "couponId", v.name, v.redemption_id as "ruleId", v.reward_item_id as "rewardId",
        v.stock > 0 and ${onSale(now)} as "isInStock"
      from stock_return r join voucher v on v.id = r.voucher_id
      order by r.id limit 1 for update of r skip locked`),
  );

/** Takes the alerts of a coupon out, at most `limit` of them; they are done. */
export const takeAlerts = (
  tx: Tx,
  couponId: string,
  limit: number,
): Promise<{ id: number; memberId: string }[]> =>
  tx.rows<{ id: number; memberId: string }>(sql`
    with taken as materialized (
      select id from stock_alert where voucher_id = ${couponId} order by member_id limit ${limit} for update)
    delete from stock_alert where id in (select id from taken) returning id, member_id as "memberId"`);

/** Everybody was told of a coupon that came back, or it is gone again. */
export async function endReturn(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`delete from stock_return where id = ${id}`);
}

/** Forgets who waits for coupons whose sale ended before a time, at most `limit`. Returns how many. */
export const forgetStockAlerts = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select a.id from stock_alert a join voucher v on v.id = a.voucher_id
      where v.sale_ends_at < ${endedBefore} limit ${limit} for update of a skip locked)
    delete from stock_alert where id in (select id from old)`);
