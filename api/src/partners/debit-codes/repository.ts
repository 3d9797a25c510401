import { sql } from 'drizzle-orm';
import type { CodeOrder } from '@poku/partner-protocol';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A code that Poku ordered for a debit. */
export interface DebitCodeRow extends Row {
  reference: string;
  subject: string;
  amount_units: number;
  /** Null when none was sent. */
  code_hash: string | null;
  status: 'sent' | 'refused' | 'verified' | 'used';
  /** Why none was sent. */
  reason: string | null;
  expires_at: Date;
  verified_at: Date | null;
}

const columns = sql`reference, subject, amount_units, code_hash, status, reason, expires_at, verified_at`;

/** A code by Poku's reference, or undefined. */
export async function findDebitCode(
  tx: Tx,
  partner: string,
  reference: string,
): Promise<DebitCodeRow | undefined> {
  return first(
    await tx.rows<DebitCodeRow>(
      sql`select ${columns} from debit_code where partner = ${partner} and reference = ${reference}`,
    ),
  );
}

/** Writes an order with its result. Returns false when its reference is known. */
export const insertDebitCode = async (
  tx: Tx,
  partner: string,
  order: CodeOrder,
  made: { codeHash: string; expiresAt: Date } | { reason: string },
  now: Date,
): Promise<boolean> => {
  const sent = 'codeHash' in made ? made : undefined;
  const reason = 'reason' in made ? made.reason : null;
  return (
    (await tx.run(sql`
      insert into debit_code (partner, reference, subject, amount_units, code_hash, status, reason, expires_at,
        created_at)
      values (${partner}, ${order.reference}, ${order.subject}, ${order.amountUnits}, ${sent?.codeHash ?? null},
        ${sent === undefined ? 'refused' : 'sent'}, ${reason}, ${sent?.expiresAt ?? now}, ${now})
      on conflict do nothing`)) === 1
  );
};

/** How many codes an account was sent after a time. */
export async function countSent(tx: Tx, partner: string, subject: string, since: Date): Promise<number> {
  const rows = await tx.rows<{ sent: number }>(sql`
    select count(*)::int as sent from debit_code
    where partner = ${partner} and subject = ${subject} and status <> 'refused' and created_at > ${since}`);
  return only(rows).sent;
}

/** sent → verified. Any other state stays. */
export const markCodeVerified = (tx: Tx, partner: string, reference: string, now: Date): Promise<number> =>
  tx.run(sql`
    update debit_code set status = 'verified', verified_at = ${now}
    where partner = ${partner} and reference = ${reference} and status = 'sent'`);

/**
 * verified → used, for a debit of the same account and amount, when it was verified after `since`. Returns false, and
 * spends nothing, otherwise.
 */
export const spendCode = async (
  tx: Tx,
  partner: string,
  code: { reference: string; subject: string; amountUnits: number },
  since: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update debit_code set status = 'used'
    where partner = ${partner} and reference = ${code.reference} and subject = ${code.subject}
      and amount_units = ${code.amountUnits} and status = 'verified' and verified_at > ${since}`)) === 1;
