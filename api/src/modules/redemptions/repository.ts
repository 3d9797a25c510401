import type { RedemptionOrder } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Name of a merchant; undefined for one that is not known. */
export async function findMerchant(tx: Tx, slug: string): Promise<string | undefined> {
  return first(await tx.rows<{ name: string }>(sql`select name from merchant where slug = ${slug}`))?.name;
}

/** A coupon as a till meets it. */
export interface CouponAtTill extends Row {
  code: string;
  member_id: string;
  issued_at: Date;
  expires_at: Date;
  revealed_at: Date | null;
  used_at: Date | null;
  name: string;
  brand_name: string;
  use_channel: 'till' | 'online';
  /** The merchant that takes it; null when none does. */
  merchant_slug: string | null;
}

/** The coupon of a secret code, locked until the transaction ends; undefined for a code that none has. */
export async function lockCoupon(tx: Tx, secretCode: string): Promise<CouponAtTill | undefined> {
  return first(
    await tx.rows<CouponAtTill>(sql`
      select c.code, c.member_id, c.issued_at, c.expires_at, c.revealed_at, c.used_at, v.name,
        b.name as brand_name, v.use_channel, m.merchant_slug
      from coupon c join voucher v on v.id = c.voucher_id join brand b on b.id = v.brand_id left join merchant_brand m on m.brand_id = v.brand_id
      where c.secret_code = ${secretCode} and c.cancelled_at is null for update of c`),
  );
}

/** What a merchant hears of a use. */
export interface UseFacts {
  reference: string;
  name: string;
  brand_name: string;
  store: string;
  used_at: Date;
  voided_at: Date | null;
}

/** A use of a coupon, with what was used. */
export interface Redemption extends UseFacts, Row {
  merchant_slug: string;
  coupon_code: string;
  member_id: string;
  secret_code: string;
}

const select = sql`
  select r.merchant_slug, r.reference, r.coupon_code, c.member_id, c.secret_code, v.name, b.name as brand_name, r.store,
    r.used_at, r.voided_at
  from coupon_redemption r join coupon c on c.code = r.coupon_code join voucher v on v.id = c.voucher_id
    join brand b on b.id = v.brand_id`;

/** What names a use. */
export interface RedemptionKey {
  merchant: string;
  reference: string;
}

/** A use by the merchant's reference. */
export async function findRedemption(
  tx: Tx,
  { merchant, reference }: RedemptionKey,
): Promise<Redemption | undefined> {
  return first(
    await tx.rows<Redemption>(
      sql`${select} where r.merchant_slug = ${merchant} and r.reference = ${reference}`,
    ),
  );
}

/** A use by the merchant's reference; it and its coupon are locked until the transaction ends. */
export async function lockRedemption(
  tx: Tx,
  { merchant, reference }: RedemptionKey,
): Promise<Redemption | undefined> {
  return first(
    await tx.rows<Redemption>(
      sql`${select} where r.merchant_slug = ${merchant} and r.reference = ${reference} for update of c, r`,
    ),
  );
}

/** A use that is to be stored. */
export interface NewUse extends RedemptionKey, Pick<RedemptionOrder, 'store'> {
  /** The coupon's reference. */
  couponCode: string;
  usedAt: Date;
  /** When it was told, of a use that a till without a network took. */
  toldAt?: Date;
}

/** Stores the use of a locked coupon; false, with nothing changed, when the merchant's reference is taken. */
export async function useCoupon(
  tx: Tx,
  { merchant, reference, store, couponCode, usedAt, toldAt }: NewUse,
): Promise<boolean> {
  const touched = await tx.run(sql`
    with use as (
      insert into coupon_redemption (merchant_slug, reference, coupon_code, store, used_at, told_at)
      values (${merchant}, ${reference}, ${couponCode}, ${store}, ${usedAt}, ${toldAt ?? null})
      on conflict (merchant_slug, reference) do nothing returning coupon_code)
    update coupon c set used_at = ${usedAt} from use where c.code = use.coupon_code`);
  return touched === 1;
}

/** Takes a locked use back: its coupon is unused again. Returns when. */
export async function voidUse(tx: Tx, use: Redemption, now: Date): Promise<Date> {
  // The clock of another process may be a little ahead.
  const at = now < use.used_at ? use.used_at : now;
  await tx.run(sql`
    with voided as (
      update coupon_redemption set voided_at = ${at}
      where merchant_slug = ${use.merchant_slug} and reference = ${use.reference} returning coupon_code)
    update coupon c set used_at = null from voided where c.code = voided.coupon_code`);
  return at;
}
