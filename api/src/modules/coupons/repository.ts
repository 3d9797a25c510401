import { sql } from 'drizzle-orm';
import { first, only, type Row, type Tx } from '../../db/database';

/** An owned coupon with the texts of its voucher. */
export interface CouponRow extends Row {
  code: string;
  secret_code: string;
  voucher_id: string;
  issued_at: Date;
  expires_at: Date;
  revealed_at: Date | null;
  used_at: Date | null;
  name: string;
  image: string;
  brand_name: string;
  description_html: string;
  terms_html: string;
  pickup_html: string;
  redeem_html: string;
}

const select = sql`
  select c.code, c.secret_code, c.voucher_id, c.issued_at, c.expires_at, c.revealed_at, c.used_at, v.name, v.image,
    b.name as brand_name, v.description_html, v.terms_html, v.pickup_html, v.redeem_html
  from coupon c join voucher v on v.id = c.voucher_id join brand b on b.id = v.brand_id`;

/** Stores a coupon of a sale. */
export async function insertCoupon(
  tx: Tx,
  coupon: {
    code: string;
    secretCode: string;
    memberId: string;
    voucherId: string;
    orderId: string;
    expiresAt: Date;
    now: Date;
  },
): Promise<void> {
  await tx.run(sql`
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    values (${coupon.code}, ${coupon.secretCode}, ${coupon.memberId}, ${coupon.voucherId}, ${coupon.orderId},
      ${coupon.now}, ${coupon.expiresAt})`);
}

/** A page of a member's coupons, newest first, ties by code. */
export const listCoupons = (tx: Tx, memberId: string, limit: number, offset: number): Promise<CouponRow[]> =>
  tx.rows<CouponRow>(sql`
    ${select} where c.member_id = ${memberId} order by c.issued_at desc, c.code limit ${limit} offset ${offset}`);

/** Number of a member's coupons. */
export async function countCoupons(tx: Tx, memberId: string): Promise<number> {
  const rows = await tx.rows<{ total: number }>(sql`
    select count(*)::int as total from coupon where member_id = ${memberId}`);
  return only(rows).total;
}

/** A member's coupon by reference and voucher; another member's is not found (D9). */
export async function findCoupon(
  tx: Tx,
  memberId: string,
  key: { voucherId: string; code: string },
): Promise<CouponRow | undefined> {
  const rows = await tx.rows<CouponRow>(sql`
    ${select} where c.member_id = ${memberId} and c.code = ${key.code} and c.voucher_id = ${key.voucherId}`);
  return first(rows);
}

/** Marks a coupon as revealed, once, if it is neither used nor over; false when nothing changed (D51). */
export async function revealCoupon(tx: Tx, code: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update coupon set revealed_at = ${now}
    where code = ${code} and revealed_at is null and used_at is null and expires_at > ${now}`);
  return touched === 1;
}
