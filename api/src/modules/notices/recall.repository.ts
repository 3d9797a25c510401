import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/**
 * Recalls waiting messages of a promotion (D72), at most `limit` of them, and erases what they say. One that somebody is at, or that was
 * refused and waits for its next try, is not tried again; if it is sent at this moment, it counts as sent in the end. What was decided
 * on a channel by which nothing went out is `recalled` then. Returns how many messages nobody had tried, and how many somebody had.
 */
export async function recallMessages(
  tx: Tx,
  id: string,
  now: Date,
  limit: number,
): Promise<{ untouched: number; tried: number }> {
  return only(
    await tx.rows<{ untouched: number; tried: number }>(sql`
      with waiting as materialized (
        select o.id from notice n join outbox o on o.notice_id = n.id
        where n.kind = 'promo' and n.object = ${id} and o.state = 'waiting' order by o.id limit ${limit} for update of o),
      recalled as (
        update outbox o set state = 'recalled', ended_at = ${now}, subject = null, body = null, otp = null, link = null,
          endpoint = null, tag = null, unsubscribe = null
        from waiting w where o.id = w.id returning o.notice_id, o.channel, o.attempts),
      undone as (
        update notice_delivery d set decision = 'recalled'
        where d.decision = 'queued' and (d.notice_id, d.channel) in (
            select notice_id, channel from recalled where attempts = 0)
          and not exists (select 1 from outbox o
            where o.notice_id = d.notice_id and o.channel = d.channel and (o.state = 'sent' or o.attempts > 0)))
      select count(*) filter (where attempts = 0)::int as untouched, count(*) filter (where attempts > 0)::int as tried
      from recalled`),
  );
}

/** How many messages of a promotion were sent. */
export const countSent = async (tx: Tx, id: string): Promise<number> =>
  only(
    await tx.rows<{ sent: number }>(sql`
      select count(*)::int as sent from notice n join outbox o on o.notice_id = n.id
      where n.kind = 'promo' and n.object = ${id} and o.state = 'sent'`),
  ).sent;
