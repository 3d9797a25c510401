import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/**
 * Locks a member until the transaction ends, so that reports are counted one after the other. Returns whether the e-mail is
 * verified.
 */
export async function lockReporter(tx: Tx, memberId: string): Promise<{ isVerified: boolean }> {
  const rows = await tx.rows<{ email_verified: boolean }>(sql`
    select email_verified from member where id = ${memberId} for no key update`);
  return { isVerified: only(rows).email_verified };
}

/** How many reports a member sent at `since` or later. */
export async function countTickets(tx: Tx, memberId: string, since: Date): Promise<number> {
  const rows = await tx.rows<{ sent: number }>(sql`
    select count(*)::int as sent from ticket where member_id = ${memberId} and created_at >= ${since}`);
  return only(rows).sent;
}

/** Stores an open report. Rejects with SQLSTATE 23505 when the number is taken. */
export async function insertTicket(
  tx: Tx,
  ticket: { number: string; memberId: string; message: string; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into ticket (number, member_id, message, state, created_at)
    values (${ticket.number}, ${ticket.memberId}, ${ticket.message}, 'open', ${ticket.now})`);
}
