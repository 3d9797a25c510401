import { sql } from 'drizzle-orm';
import { first } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Stores the phone number of a package whose checkout a session opens; a later checkout of the package replaces it. */
export async function keepCheckout(
  tx: Tx,
  { sessionId, voucherId, phone }: { sessionId: string; voucherId: string; phone: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into checkout_attempt (session_id, voucher_id, msisdn, opened_at)
    values (${sessionId}, ${voucherId}, ${phone}, ${now})
    on conflict (session_id, voucher_id) do update set msisdn = excluded.msisdn, opened_at = excluded.opened_at`);
}

/** The phone number of a package whose checkout the session opened after `since`; undefined when it opened none. */
export async function findCheckoutNumber(
  tx: Tx,
  { sessionId, voucherId }: { sessionId: string; voucherId: string },
  since: Date,
): Promise<string | undefined> {
  const rows = await tx.rows<{ phone: string }>(sql`
    select msisdn as phone from checkout_attempt
    where session_id = ${sessionId} and voucher_id = ${voucherId} and opened_at > ${since}`);
  return first(rows)?.phone;
}

/** Forgets what was opened before a time. */
export async function forgetCheckouts(tx: Tx, openedBefore: Date): Promise<void> {
  await tx.run(sql`delete from checkout_attempt where opened_at <= ${openedBefore}`);
}
