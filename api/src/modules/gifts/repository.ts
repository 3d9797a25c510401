import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A link with what it sends. */
export interface GiftRow extends Row {
  coupon_code: string;
  voucher_id: string;
  sender_id: string;
  sender_name: string;
  expires_at: Date;
  closed_at: Date | null;
  accepted_at: Date | null;
  receiver_id: string | null;
  name: string;
  brand_name: string;
  image: string;
  coupon_ends_at: Date;
  /** The coupon's order was given back. */
  cancelled_at: Date | null;
}

/** A link by the hash of its token; undefined for one that is not known. */
export const findGift = async (tx: Tx, tokenHash: string): Promise<GiftRow | undefined> =>
  first(
    await tx.rows<GiftRow>(sql`
      select g.coupon_code, c.voucher_id, g.sender_id, m.name as sender_name, g.expires_at, g.closed_at, g.accepted_at,
        g.receiver_id, v.name, b.name as brand_name, v.image, c.expires_at as coupon_ends_at, c.cancelled_at
      from coupon_gift g join coupon c on c.code = g.coupon_code join member m on m.id = g.sender_id
        join voucher v on v.id = c.voucher_id join brand b on b.id = v.brand_id
      where g.token_hash = ${tokenHash}`),
  );

/** Makes the member's other sendings wait, and counts the links that are open. */
export async function countOpenGifts(tx: Tx, senderId: string, now: Date): Promise<number> {
  await tx.rows(sql`select 1 from member where id = ${senderId} for no key update`);
  const rows = await tx.rows<{ total: number }>(sql`
    select count(*)::int as total from coupon_gift g join coupon c on c.code = g.coupon_code
    where g.sender_id = ${senderId} and g.closed_at is null and g.accepted_at is null and g.expires_at > ${now}
      and c.cancelled_at is null`);
  return only(rows).total;
}

/** Stores the link of a locked coupon in the place of one that is over; only the hash of its token is kept. */
export async function insertGift(
  tx: Tx,
  gift: { tokenHash: string; code: string; senderId: string; now: Date; endsAt: Date },
): Promise<void> {
  await tx.run(sql`
    update coupon_gift set closed_at = expires_at
    where coupon_code = ${gift.code} and closed_at is null and accepted_at is null and expires_at <= ${gift.now}`);
  await tx.run(sql`
    insert into coupon_gift (token_hash, coupon_code, sender_id, created_at, expires_at)
    values (${gift.tokenHash}, ${gift.code}, ${gift.senderId}, ${gift.now}, ${gift.endsAt})`);
}

/** Closes the member's link of a locked coupon; false when none is to be closed. */
export async function closeGift(tx: Tx, senderId: string, code: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update coupon_gift set closed_at = ${now}
    where coupon_code = ${code} and sender_id = ${senderId} and closed_at is null and accepted_at is null`);
  return touched === 1;
}

/** Whether somebody accepted the coupon from the member. */
export const wasAccepted = async (
  tx: Tx,
  senderId: string,
  key: { voucherId: string; reference: string },
): Promise<boolean> =>
  (
    await tx.rows(sql`
      select 1 from coupon_gift g join coupon c on c.code = g.coupon_code
      where g.coupon_code = ${key.reference} and c.voucher_id = ${key.voucherId} and g.sender_id = ${senderId}
        and g.accepted_at is not null limit 1`)
  ).length > 0;

/** Gives a locked coupon to who accepts it: among theirs it is as new as if it was bought now. */
export async function acceptGift(
  tx: Tx,
  gift: { tokenHash: string; receiverId: string },
  now: Date,
): Promise<void> {
  const touched = await tx.run(sql`
    with gift as (
      update coupon_gift set accepted_at = ${now}, receiver_id = ${gift.receiverId}
      where token_hash = ${gift.tokenHash} and accepted_at is null and closed_at is null returning coupon_code)
    update coupon c set member_id = ${gift.receiverId}, issued_at = ${now} from gift where c.code = gift.coupon_code`);
  if (touched !== 1) throw new Error('A gift that was open cannot be accepted');
}

/** A coupon of an order with who has it now. */
export interface Holding extends Row {
  code: string;
  name: string;
  member_id: string;
  member_name: string;
  /** Where the holder is reached; null for an address that was never verified. */
  email: string | null;
}

/** The coupons of an order that others than its buyer have. */
export const listSent = (tx: Tx, orderId: string): Promise<Holding[]> =>
  tx.rows<Holding>(sql`
    select c.code, v.name, m.id as member_id, m.name as member_name, case when m.email_verified then m.email end as email
    from coupon c join purchase_order o on o.id = c.order_id join member m on m.id = c.member_id
      join voucher v on v.id = c.voucher_id
    where c.order_id = ${orderId} and c.member_id <> o.member_id order by m.id, c.code`);

/** Forgets links that ended before a time and that nobody accepted, at most `limit` of them. Returns how many. */
export const forgetGifts = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select token_hash from coupon_gift where accepted_at is null and expires_at < ${endedBefore}
      order by expires_at limit ${limit} for update skip locked)
    delete from coupon_gift where token_hash in (select * from old)`);
