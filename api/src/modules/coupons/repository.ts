import type { CouponGroup } from '@poku/mfe-history/calls/coupons';
import { REVEAL_LIFE_MS } from '@poku/domain/limits/coupons';
import { sql, type SQL } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { DeliveryColumns } from '../topups/delivery';

/** An owned coupon with the texts of its voucher. */
export interface CouponRow extends Row, DeliveryColumns {
  code: string;
  secret_code: string;
  voucher_id: string;
  issued_at: Date;
  expires_at: Date;
  revealed_at: Date | null;
  used_at: Date | null;
  name: string;
  image: string;
  face_value_rupiah: number;
  brand_name: string;
  description_html: string;
  terms_html: string;
  pickup_html: string;
  redeem_html: string;
  use_channel: 'till' | 'online';
  /** The store that took it; null while it is unused, and for uses from before that was kept. */
  used_store: string | null;
  /** The session that it was bought in; null for one from before that was recorded, or that was given. */
  session_id: string | null;
  /** The merchant that takes it; null when none does. */
  merchant_slug: string | null;
  kind: 'regular' | 'telco';
  /** End of the link that sends it, as long as that was neither accepted nor taken back; also once it is over (D68). */
  gift_ends_at: Date | null;
}

const select = sql`
  select c.code, c.secret_code, c.voucher_id, c.issued_at, c.expires_at, c.revealed_at, c.used_at, v.name, v.image, v.face_value_rupiah,
    b.name as brand_name, v.description_html, v.terms_html, v.pickup_html, v.redeem_html, v.use_channel,
    (select r.store from coupon_redemption r where r.coupon_code = c.code and r.voided_at is null) as used_store, o.session_id,
    m.merchant_slug,
    v.kind, (select g.expires_at from coupon_gift g
      where g.coupon_code = c.code and g.closed_at is null and g.accepted_at is null) as gift_ends_at,
    t.number as topup_number, t.state as topup_state, t.serial as topup_serial, t.delivered_at as topup_delivered_at
  from coupon c join voucher v on v.id = c.voucher_id join brand b on b.id = v.brand_id
    join purchase_order o on o.id = c.order_id left join merchant_brand m on m.brand_id = v.brand_id
    left join topup t on t.order_id = c.order_id`;

/** Stores the coupons of a sale, which end when their voucher's use does. */
export async function insertCoupons(
  tx: Tx,
  sale: { memberId: string; voucherId: string; orderId: string },
  coupons: readonly { reference: string; secretCode: string }[],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    select coupon.reference, coupon."secretCode", ${sale.memberId}, v.id, ${sale.orderId}, ${now}, v.use_ends_at
    from voucher v, jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as coupon (reference text, "secretCode" text)
    where v.id = ${sale.voucherId}`);
}

/** Takes the coupons of an order away for good; false, with nothing changed, when one of them was revealed or used. */
export async function cancelCoupons(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const seen = await tx.rows(sql`
    select revealed_at from coupon where order_id = ${orderId} order by code for update`);
  if (seen.some(({ revealed_at }) => revealed_at !== null)) return false;
  await tx.run(sql`update coupon set cancelled_at = ${now} where order_id = ${orderId}`);
  return true;
}

/** End of a coupon: of its code once that was revealed (D51). */
const end = sql`least(c.expires_at, c.revealed_at + ${REVEAL_LIFE_MS}::int * interval '1 millisecond')`;

/** A package ends only by being delivered. */
const isPackage = sql`exists (select from topup t where t.order_id = c.order_id)`;

/** The groups as `stateOf` tells them, each with its order, ties by code. */
const groups: Readonly<Record<CouponGroup, { is: (now: Date) => SQL; order: SQL }>> = {
  ready: {
    is: (now) => sql`c.used_at is null and c.revealed_at is null and (c.expires_at > ${now} or ${isPackage})`,
    order: sql`c.expires_at, c.code`,
  },
  revealed: {
    is: (now) => sql`c.used_at is null and c.revealed_at is not null and (${end} > ${now} or ${isPackage})`,
    order: sql`${end}, c.code`,
  },
  used: { is: () => sql`c.used_at is not null`, order: sql`c.used_at desc, c.code` },
  expired: {
    is: (now) => sql`c.used_at is null and ${end} <= ${now} and not ${isPackage}`,
    order: sql`${end} desc, c.code`,
  },
};

/** Which of a member's coupons are listed. */
export interface CouponQuery {
  memberId: string;
  /** Undefined: all, newest first. */
  group: CouponGroup | undefined;
  now: Date;
}

const those = ({ memberId, group, now }: CouponQuery): SQL =>
  sql`c.member_id = ${memberId} and c.cancelled_at is null and ${group === undefined ? sql`true` : groups[group].is(now)}`;

/** A member's codes that run out and were not used, the next one first (D51). */
export const listRunning = (
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<{ name: string; voucher_id: string; code: string; ends_at: Date }[]> =>
  tx.rows(sql`
    select v.name, c.voucher_id, c.code, ${end} as ends_at from coupon c join voucher v on v.id = c.voucher_id
    where c.member_id = ${memberId} and c.cancelled_at is null and c.used_at is null and c.revealed_at is not null
      and ${end} > ${now} and not ${isPackage}
    order by ${end}, c.code`);

/** A page of a member's coupons; ties by code. */
export function listCoupons(
  tx: Tx,
  query: CouponQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<CouponRow[]> {
  const order = query.group === undefined ? sql`c.issued_at desc, c.code` : groups[query.group].order;
  return tx.rows<CouponRow>(
    sql`${select} where ${those(query)} order by ${order} limit ${limit} offset ${offset}`,
  );
}

/** Number of a member's coupons. */
export async function countCoupons(tx: Tx, query: CouponQuery): Promise<number> {
  const rows = await tx.rows<{ total: number }>(sql`
    select count(*)::int as total from coupon c where ${those(query)}`);
  return only(rows).total;
}

/** A member's coupon by reference and voucher; another member's is not found (D9). */
export async function findCoupon(
  tx: Tx,
  memberId: string,
  key: { voucherId: string; reference: string },
): Promise<CouponRow | undefined> {
  const rows = await tx.rows<CouponRow>(sql`
    ${select} where c.member_id = ${memberId} and c.code = ${key.reference} and c.voucher_id = ${key.voucherId}
      and c.cancelled_at is null`);
  return first(rows);
}

/** Makes everybody else who would change the coupon wait; call it before what it depends on is read. */
export async function lockCoupon(tx: Tx, reference: string): Promise<void> {
  await tx.rows(sql`select 1 from coupon where code = ${reference} for update`);
}

/** Marks a coupon as revealed, once, if it is neither used nor over; false when nothing changed (D51). */
export async function revealCoupon(tx: Tx, code: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update coupon set revealed_at = ${now}
    where code = ${code} and revealed_at is null and used_at is null and cancelled_at is null and expires_at > ${now}`);
  return touched === 1;
}
