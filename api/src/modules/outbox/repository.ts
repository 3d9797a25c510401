import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { EmailMessage, Message, SmsMessage } from '../../ports/messages';

/** A message to write; `otp` is what the sandbox shows beside its text (D56). */
export type NewMessage = (SmsMessage & { otp?: string }) | EmailMessage;

/** The kinds of messages, each with a queue of its own. */
export type Channel = Message['channel'];

/** A stored message whose text has not been erased. */
export interface StoredMessage extends Row {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  otp: string | null;
  link: string | null;
  /** How often it was taken to be sent. */
  attempts: number;
  created_at: Date;
}

/** Writes a message to be sent, in the transaction that causes it. */
export async function enqueueMessage(tx: Tx, message: NewMessage, now: Date): Promise<void> {
  const { channel, to, text } = message;
  const otp = message.channel === 'sms' ? message.otp : undefined;
  const { subject, link } = message.channel === 'email' ? message : {};
  await tx.run(sql`
    insert into outbox (channel, recipient, subject, body, otp, link, state, created_at, due_at)
    values (${channel}, ${to}, ${subject ?? null}, ${text}, ${otp ?? null}, ${link ?? null}, 'waiting', ${now}, ${now})`);
}

/**
 * Takes the next due message of a channel for the caller alone until `leaseEnd`; other processes skip it. When the caller's
 * process ends before that, the message is due again at `leaseEnd`. Undefined when nothing is due.
 */
export async function takeDueMessage(
  tx: Tx,
  channel: Channel,
  now: Date,
  leaseEnd: Date,
): Promise<StoredMessage | undefined> {
  return first(
    await tx.rows<StoredMessage>(sql`
      update outbox set attempts = attempts + 1, due_at = ${leaseEnd}
      where id = (
        select id from outbox where state = 'waiting' and channel = ${channel} and due_at <= ${now}
        order by due_at, id limit 1 for update skip locked)
      returning id, channel, recipient, subject, body, otp, link, attempts, created_at`),
  );
}

/** True of the row while it is still the caller's: nobody took it anew, and the sandbox was not reset meanwhile. */
const isStill = ({ id, attempts, created_at }: StoredMessage) =>
  sql`id = ${id} and attempts = ${attempts} and created_at = ${created_at} and state = 'waiting'`;

/** Erases what a message said unless that is to be kept. */
const erased = (keepsText: boolean) =>
  keepsText ? sql`` : sql`, subject = null, body = null, otp = null, link = null`;

/** Marks a taken message as sent and erases what it said unless that is to be kept. */
export async function markSent(tx: Tx, taken: StoredMessage, now: Date, keepsText: boolean): Promise<void> {
  await tx.run(sql`
    update outbox set state = 'sent', ended_at = ${now} ${erased(keepsText)} where ${isStill(taken)}`);
}

/** Plans another try of a taken message. */
export async function markTried(tx: Tx, taken: StoredMessage, dueAt: Date): Promise<void> {
  await tx.run(sql`update outbox set due_at = ${dueAt} where ${isStill(taken)}`);
}

/** Gives a taken message up and erases what it said unless that is to be kept. */
export async function markFailed(tx: Tx, taken: StoredMessage, now: Date, keepsText: boolean): Promise<void> {
  await tx.run(sql`
    update outbox set state = 'failed', ended_at = ${now} ${erased(keepsText)} where ${isStill(taken)}`);
}

/** The newest messages to a recipient, or to everybody; at most `limit`. */
export const listMessages = (tx: Tx, recipient: string | null, limit: number): Promise<StoredMessage[]> =>
  tx.rows<StoredMessage>(sql`
    select id, channel, recipient, subject, body, otp, link, attempts, created_at from outbox
    where body is not null and (${recipient}::text is null or recipient = ${recipient}::text)
    order by id desc limit ${limit}`);

/** Forgets messages that were sent or given up before a time, at most `limit` of them. Returns how many. */
export const forgetMessages = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select id from outbox where ended_at < ${endedBefore} order by ended_at limit ${limit} for update skip locked)
    delete from outbox where id in (select * from old)`);
