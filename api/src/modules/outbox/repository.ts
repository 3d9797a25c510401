import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { EmailMessage, Message, PushMessage, SmsMessage } from '../../ports/messages';

/** A message to write; `otp` is what the sandbox shows beside its text (D56). */
export type NewMessage = (SmsMessage & { otp?: string }) | EmailMessage;

/** The ways messages take. */
export type Channel = Message['channel'];

/**
 * Each channel has three queues that are sent apart: codes and what is like them, which nothing may hold up; notices that do not
 * wait for the day; those that do.
 */
export type Queue = 'now' | 'notice' | 'day';

/** A message of a notice to write. */
export type NoticeMessage = (SmsMessage | EmailMessage | Omit<PushMessage, 'isUrgent' | 'lifeS'>) & {
  queue: Exclude<Queue, 'now'>;
  /** The notice's id. */
  notice: number;
  /** After it nobody needs the message any more. */
  endsAt: Date;
};

/** A stored message whose text has not been erased. */
export interface StoredMessage extends Row {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  otp: string | null;
  link: string | null;
  /** Of a browser. */
  endpoint: string | null;
  tag: string | null;
  unsubscribe: string | null;
  queue: Queue;
  ends_at: Date | null;
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

/** Writes messages of notices to be sent, in the transaction that decides on them. */
export async function enqueueNotices(tx: Tx, messages: readonly NoticeMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    channel: message.channel,
    recipient: message.to,
    body: message.text,
    ...(message.channel === 'email'
      ? { subject: message.subject, link: message.link, unsubscribe: message.unsubscribe }
      : {}),
    ...(message.channel === 'push'
      ? { subject: message.title, link: message.path, endpoint: message.endpoint, tag: message.tag }
      : {}),
    queue: message.queue,
    notice_id: message.notice,
    ends_at: message.endsAt,
  }));
  await tx.run(sql`
    insert into outbox (channel, recipient, subject, body, link, unsubscribe, endpoint, tag, queue, notice_id, ends_at, state,
      created_at, due_at)
    select m.channel, m.recipient, m.subject, m.body, m.link, m.unsubscribe, m.endpoint, m.tag, m.queue, m.notice_id, m.ends_at,
      'waiting', ${now}::timestamptz, ${now}::timestamptz
    from jsonb_populate_recordset(null::outbox, ${JSON.stringify(rows)}::jsonb) m`);
}

/**
 * Takes the next due message of a channel's queue for the caller alone until `leaseEnd`; other processes skip it. When the caller's
 * process ends before that, the message is due again at `leaseEnd`. Undefined when nothing is due.
 */
export async function takeDueMessage(
  tx: Tx,
  channel: Channel,
  queue: Queue,
  now: Date,
  leaseEnd: Date,
): Promise<StoredMessage | undefined> {
  return first(
    await tx.rows<StoredMessage>(sql`
      update outbox set attempts = attempts + 1, due_at = ${leaseEnd}
      where id = (
        select id from outbox where state = 'waiting' and channel = ${channel} and queue = ${queue} and due_at <= ${now}
        order by due_at, id limit 1 for update skip locked)
      returning id, channel, recipient, subject, body, otp, link, endpoint, tag, unsubscribe, queue, ends_at, attempts, created_at`),
  );
}

/** True of the row while it is still the caller's: nobody took it anew, and the sandbox was not reset meanwhile. */
const isStill = ({ id, attempts, created_at }: StoredMessage) =>
  sql`id = ${id} and attempts = ${attempts} and created_at = ${created_at} and state = 'waiting'`;

/** Erases what a message said unless that is to be kept. */
const erased = (keepsText: boolean) =>
  keepsText
    ? sql``
    : sql`, subject = null, body = null, otp = null, link = null, endpoint = null, tag = null,
    unsubscribe = null`;

/** Marks a taken message as sent, also when it was recalled meanwhile, and erases what it said unless that is to be kept. */
export async function markSent(tx: Tx, taken: StoredMessage, now: Date, keepsText: boolean): Promise<void> {
  const { id, attempts, created_at } = taken;
  await tx.run(sql`
    update outbox set state = 'sent', ended_at = ${now} ${erased(keepsText)}
    where id = ${id} and attempts = ${attempts} and created_at = ${created_at} and state in ('waiting', 'recalled')`);
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
    select id, channel, recipient, subject, body, otp, link, endpoint, tag, unsubscribe, queue, ends_at, attempts, created_at from outbox
    where body is not null and (${recipient}::text is null or recipient = ${recipient}::text)
    order by id desc limit ${limit}`);

/** Forgets messages that were sent or given up before a time, at most `limit` of them. Returns how many. */
export const forgetMessages = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select id from outbox where ended_at < ${endedBefore} order by ended_at limit ${limit} for update skip locked)
    delete from outbox where id in (select * from old)`);
