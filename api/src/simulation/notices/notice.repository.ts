import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** When the jobs of notices have something to do next, each null for never. */
export interface DueNotices extends Row {
  notices: Date | null;
  promotions: Date | null;
  /** Messages that wait for the day, and those that do not. */
  messages: Date | null;
  urgent: Date | null;
  /** E-wallets' pages of which members are to be told. */
  pages: Date | null;
}

/** When something is due next. */
export const nextDueNotice = async (tx: Tx, now: Date): Promise<DueNotices> => {
  const rows = await tx.rows<DueNotices>(sql`
    select
      least((select min(due_at) from notice where due_at is not null and kind <> 'promo'),
        (select min(due_at) from notice where due_at is not null and kind = 'promo')) as notices,
      (select min(starts_at) from notice_promotion where state in ('planned', 'sending')) as promotions,
      (select min(due_at) from outbox where state = 'waiting' and queue = 'day') as messages,
      (select min(due_at) from outbox where state = 'waiting' and queue = 'notice') as urgent,
      (select min(o.payment_ends_at) - interval '10 minutes' from purchase_order o
        where o.state = 'paying' and o.payment_ends_at > ${now} and not exists (
          select 1 from notice n where n.member_id = o.member_id and n.kind = 'payment-waits' and n.object = o.number)) as pages`);
  return rows[0] ?? { notices: null, promotions: null, messages: null, urgent: null, pages: null };
};

/** A queue of notices. */
interface DueQueue extends Row {
  channel: 'push' | 'email' | 'sms';
  queue: 'notice' | 'day';
}

/** Queues of notices in which something is due. */
export const dueQueues = (tx: Tx, now: Date): Promise<DueQueue[]> =>
  tx.rows<DueQueue>(sql`
    select distinct channel, queue from outbox where state = 'waiting' and queue <> 'now' and due_at <= ${now} order by 1, 2`);

/** How many notices wait for a decision. */
export const countOpenNotices = async (tx: Tx): Promise<number> => {
  const rows = await tx.rows<{ open: number }>(sql`
    select ((select count(*) from notice where due_at is not null)
      + (select count(*) from outbox where state = 'waiting' and queue <> 'now'))::int as open`);
  return rows[0]?.open ?? 0;
};

/** A notice with what was decided on it. */
export interface SimulatedNotice extends Row {
  id: number;
  member_id: string;
  kind: string;
  object: string;
  body: string;
  created_at: Date;
  decided_at: Date | null;
  is_shown: boolean;
  is_due: boolean;
  /** By channel, the inbox among them. */
  decisions: Record<string, string>;
}

/** Every notice, oldest first. */
export const listNotices = (tx: Tx): Promise<SimulatedNotice[]> =>
  tx.rows<SimulatedNotice>(sql`
    select n.id, n.member_id, n.kind, n.object, n.body, n.created_at, n.decided_at, n.is_shown, n.due_at is not null as is_due,
      coalesce(jsonb_object_agg(d.channel, d.decision) filter (where d.channel is not null), '{}') as decisions
    from notice n left join notice_delivery d on d.notice_id = n.id group by n.id order by n.id`);

/** Points that came in from purchases at partners: the reference of each move in the books, with how many points it was told to be. */
export const listArrivals = (tx: Tx): Promise<{ member_id: string; reference: string; points: number }[]> =>
  tx.rows<{ member_id: string; reference: string; points: number }>(sql`
    select p.member_id, j.reference, max(case when p.moves = 1 then p.booked else 0 end)::bigint as points
    from ledger_journal j join partner_purchase p on p.number = split_part(j.reference, ':', 1)
    where j.kind = 'earn' group by p.member_id, j.reference`);

/** An order whose e-wallet's page was open. */
export interface SimulatedPage extends Row {
  number: string;
  member_id: string;
  state: string;
  ends_at: Date;
  ended_at: Date | null;
}

/** Every order that had a page. */
export const listPages = (tx: Tx): Promise<SimulatedPage[]> =>
  tx.rows<SimulatedPage>(sql`
    select number, member_id, state, payment_ends_at as ends_at, ended_at from purchase_order where payment_ends_at is not null`);

/** When promotions were written for the last member; null for one that was not. */
export const listPromotionEnds = (tx: Tx): Promise<{ id: string; ended_at: Date | null }[]> =>
  tx.rows<{ id: string; ended_at: Date | null }>(sql`select id, ended_at from notice_promotion`);
