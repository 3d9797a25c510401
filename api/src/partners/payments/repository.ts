import { sql } from 'drizzle-orm';
import type { PaymentOrder } from '@poku/partner-protocol';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A payment that Poku ordered, or only called off: then it has nothing but its reference. */
export interface PaymentRow extends Row {
  reference: string;
  payment_code: string | null;
  /** The account that pays; empty when the mandate is not known. */
  subject: string | null;
  amount_units: number | null;
  redirect_url: string | null;
  status: 'pending' | 'paid' | 'refused' | 'reversed';
  reason: string | null;
  trx_id: string | null;
  ref_num: string | null;
  /** What the reversal gave back. */
  returned_units: number | null;
  /** Until when it may be paid. */
  expires_at: Date | null;
}

/** A payment that Poku ordered. */
export interface OrderedPayment extends PaymentRow {
  expires_at: Date;
  subject: string;
  amount_units: number;
  redirect_url: string;
}

const columns = sql`reference, payment_code, subject, amount_units, redirect_url, status, reason, trx_id, ref_num,
  returned_units, expires_at`;

/** Writes a payment as pending. Returns false when its reference is known. */
export const insertPayment = async (
  tx: Tx,
  partner: string,
  order: PaymentOrder,
  made: { code: string; subject: string; expiresAt: Date; now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into payment (partner, reference, payment_code, subject, amount_units, redirect_url, status,
      expires_at, created_at)
    values (${partner}, ${order.reference}, ${made.code}, ${made.subject}, ${order.amountUnits},
      ${order.redirectUrl}, 'pending', ${made.expiresAt}, ${made.now})
    on conflict do nothing`)) === 1;

/** Keeps an unknown reference as reversed, so that a late order makes no payment. Does nothing for a known one. */
export const insertReversed = (tx: Tx, partner: string, reference: string, now: Date): Promise<number> =>
  tx.run(sql`
    insert into payment (partner, reference, status, returned_units, created_at)
    values (${partner}, ${reference}, 'reversed', 0, ${now})
    on conflict do nothing`);

/** A payment by reference, locked until the transaction ends. */
export async function lockPayment(
  tx: Tx,
  partner: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return first(
    await tx.rows<PaymentRow>(
      sql`select ${columns} from payment where partner = ${partner} and reference = ${reference} for update`,
    ),
  );
}

/** A payment by its code, locked until the transaction ends. */
export async function lockPaymentOfCode(
  tx: Tx,
  partner: string,
  code: string,
): Promise<OrderedPayment | undefined> {
  return first(
    await tx.rows<OrderedPayment>(
      sql`select ${columns} from payment where partner = ${partner} and payment_code = ${code} for update`,
    ),
  );
}

/** Refuses what nobody confirmed in time. Returns the references. */
export async function expirePayments(tx: Tx, partner: string, now: Date): Promise<string[]> {
  const rows = await tx.rows<{ reference: string }>(sql`
    update payment set status = 'refused', reason = 'expired'
    where (partner, reference) in (
      select partner, reference from payment
      where partner = ${partner} and status = 'pending' and expires_at <= ${now}
      order by reference for update)
    returning reference`);
  return rows.map(({ reference }) => reference);
}

/** pending → paid. Returns false when the payment is not pending any more. */
export const markPaid = async (
  tx: Tx,
  partner: string,
  reference: string,
  trxId: string,
  refNum: string,
): Promise<boolean> =>
  (await tx.run(sql`
    update payment set status = 'paid', trx_id = ${trxId}, ref_num = ${refNum}
    where partner = ${partner} and reference = ${reference} and status = 'pending'`)) === 1;

/** pending → refused. Any other state stays. */
export async function markRefused(tx: Tx, partner: string, reference: string, reason: string): Promise<void> {
  await tx.run(sql`
    update payment set status = 'refused', reason = ${reason}
    where partner = ${partner} and reference = ${reference} and status = 'pending'`);
}

/** pending, paid or refused → reversed. Returns false when it was before. */
export const markReversed = async (
  tx: Tx,
  partner: string,
  reference: string,
  returnedUnits: number,
): Promise<boolean> =>
  (await tx.run(sql`
    update payment set status = 'reversed', returned_units = ${returnedUnits}
    where partner = ${partner} and reference = ${reference} and status <> 'reversed'`)) === 1;

/** A partner's newest payments, newest first, for the page. */
export const listPayments = (tx: Tx, partner: string): Promise<PaymentRow[]> =>
  tx.rows<PaymentRow>(
    sql`select ${columns} from payment where partner = ${partner} order by created_at desc, reference limit 50`,
  );
