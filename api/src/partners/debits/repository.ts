import { sql } from 'drizzle-orm';
import type { DebitOrder } from '@poku/partner-protocol';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A debit that Poku ordered, or only called off. */
export interface DebitRow extends Row {
  reference: string;
  /** Null, as the amount, when Poku called it off before it ordered it. */
  subject: string | null;
  amount_units: number | null;
  status: 'done' | 'refused' | 'reversed';
  reason: string | null;
  /** What the reversal gave back. */
  returned_units: number | null;
  changed_at: Date;
}

const columns = sql`reference, subject, amount_units, status, reason, returned_units, changed_at`;

/** Writes a debit, refused until it is decided. Returns false when its reference is known; waits for one being written. */
export const insertDebit = async (tx: Tx, partner: string, order: DebitOrder, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into debit (partner, reference, subject, amount_units, status, created_at, changed_at)
    values (${partner}, ${order.reference}, ${order.subject}, ${order.amountUnits}, 'refused', ${now}, ${now})
    on conflict do nothing`)) === 1;

/** Stores the result of a debit that this transaction wrote. */
export const decideDebit = (
  tx: Tx,
  partner: string,
  reference: string,
  reason: string | undefined,
): Promise<number> =>
  tx.run(sql`
    update debit set status = ${reason === undefined ? 'done' : 'refused'}, reason = ${reason ?? null}
    where partner = ${partner} and reference = ${reference} and status = 'refused'`);

/** Keeps an unknown reference as reversed, so that a late order takes nothing. Does nothing for a known one. */
export const insertReversed = (tx: Tx, partner: string, reference: string, now: Date): Promise<number> =>
  tx.run(sql`
    insert into debit (partner, reference, status, returned_units, created_at, changed_at)
    values (${partner}, ${reference}, 'reversed', 0, ${now}, ${now})
    on conflict do nothing`);

/** A debit by Poku's reference, locked until the transaction ends. */
export async function lockDebit(tx: Tx, partner: string, reference: string): Promise<DebitRow | undefined> {
  return first(
    await tx.rows<DebitRow>(
      sql`select ${columns} from debit where partner = ${partner} and reference = ${reference} for update`,
    ),
  );
}

/** done or refused → reversed. Returns false when it was before. */
export const markReversed = async (
  tx: Tx,
  partner: string,
  reference: string,
  returnedUnits: number,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update debit set status = 'reversed', returned_units = ${returnedUnits}, changed_at = ${now}
    where partner = ${partner} and reference = ${reference} and status <> 'reversed'`)) === 1;

/** A partner's newest debits, newest first, for the page. */
export const listDebits = (tx: Tx, partner: string): Promise<DebitRow[]> =>
  tx.rows<DebitRow>(
    sql`select ${columns} from debit where partner = ${partner} order by changed_at desc, reference limit 50`,
  );
