import { sql } from 'drizzle-orm';
import { first, type Row, type Tx } from '../../db/database';
import type { PaymentOrder } from '../../protocol/messages';

/** A payment that Poku ordered. */
export interface PaymentRow extends Row {
  reference: string;
  payment_code: string;
  /** The account that pays; empty when the mandate is not known. */
  subject: string;
  amount_units: number;
  redirect_url: string;
  status: 'pending' | 'paid' | 'refused';
  reason: string | null;
  trx_id: string | null;
  ref_num: string | null;
}

const columns = sql`reference, payment_code, subject, amount_units, redirect_url, status, reason, trx_id, ref_num`;

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
): Promise<PaymentRow | undefined> {
  return first(
    await tx.rows<PaymentRow>(
      sql`select ${columns} from payment where partner = ${partner} and payment_code = ${code} for update`,
    ),
  );
}

/** Refuses what nobody confirmed in time. */
export async function expirePayments(tx: Tx, partner: string, now: Date): Promise<void> {
  await tx.run(sql`
    update payment set status = 'refused', reason = 'expired'
    where partner = ${partner} and status = 'pending' and expires_at <= ${now}`);
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
