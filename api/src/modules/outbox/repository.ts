import { sql } from 'drizzle-orm';
import { first, type Tx } from '../../db/database';
import type { Message } from '../../ports/messages';

/** A message to write, with what the sandbox shows of it (D56). */
export interface NewMessage extends Message {
  otp?: string;
  link?: string;
}

/** A message as it rests. */
export interface StoredMessage {
  id: number;
  channel: 'sms' | 'email';
  recipient: string;
  body: string;
  otp: string | null;
  link: string | null;
  attempts: number;
  created_at: Date;
}

/** Writes a message to be sent, in the transaction that causes it. */
export async function enqueueMessage(tx: Tx, message: NewMessage, now: Date): Promise<void> {
  const { channel, to, text, otp = null, link = null } = message;
  await tx.run(sql`
    insert into outbox (channel, recipient, body, otp, link, state, created_at, due_at)
    values (${channel}, ${to}, ${text}, ${otp}, ${link}, 'waiting', ${now}, ${now})`);
}

/** Takes the next due message and locks it; other processes skip it. Undefined when nothing is due. */
export async function takeDueMessage(tx: Tx, now: Date): Promise<StoredMessage | undefined> {
  return first(
    await tx.rows<StoredMessage & Record<string, unknown>>(sql`
    select id, channel, recipient, body, otp, link, attempts, created_at from outbox
    where state = 'waiting' and due_at <= ${now} order by due_at, id limit 1 for update skip locked`),
  );
}

/** Marks a message as sent and erases its text unless it is to be kept. */
export async function markSent(tx: Tx, id: number, now: Date, keepsText: boolean): Promise<void> {
  await tx.run(sql`
    update outbox set state = 'sent', ended_at = ${now}, attempts = attempts + 1,
      body = case when ${keepsText}::boolean then body end,
      otp = case when ${keepsText}::boolean then otp end,
      link = case when ${keepsText}::boolean then link end
    where id = ${id}`);
}

/** Plans another try at `dueAt`, or gives the message up when that is null. */
export async function markTried(tx: Tx, id: number, now: Date, dueAt: Date | null): Promise<void> {
  await tx.run(sql`
    update outbox set attempts = attempts + 1, due_at = coalesce(${dueAt}::timestamptz, due_at),
      state = case when ${dueAt}::timestamptz is null then 'failed' else 'waiting' end,
      ended_at = case when ${dueAt}::timestamptz is null then ${now}::timestamptz end
    where id = ${id}`);
}

/** The newest messages to a recipient, or to everybody; at most `limit`. */
export const listMessages = (tx: Tx, recipient: string | null, limit: number): Promise<StoredMessage[]> =>
  tx.rows<StoredMessage & Record<string, unknown>>(sql`
    select id, channel, recipient, body, otp, link, attempts, created_at from outbox
    where body is not null and (${recipient}::text is null or recipient = ${recipient}::text)
    order by id desc limit ${limit}`);
