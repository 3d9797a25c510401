import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';
import type { SettingRow } from '../settings/repository';
import type { NoticeChannel } from './kinds';

/** A notice that is to be decided on, with its member. */
export interface DueRow extends SettingRow {
  id: number;
  member_id: string;
  kind: string;
  object: string;
  title: string;
  body: string;
  path: string;
  msisdn: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** Of a promotion: the channels that the operator chose. */
  promo_channels: NoticeChannel[] | null;
}

const due = sql`
  select n.id, n.member_id, n.kind, n.object, n.title, n.body, n.path, m.msisdn, m.email, m.email_verified, m.name,
    coalesce(s.is_on, true) as is_on, coalesce(s.sms_promo, true) as sms_promo,
    coalesce(s.sms_expired, true) as sms_expired, coalesce(s.email_promo, true) as email_promo,
    coalesce(s.email_expired, true) as email_expired, coalesce(s.push_promo, true) as push_promo,
    coalesce(s.push_expired, true) as push_expired, to_jsonb(p.channels) as promo_channels
  from notice n join member m on m.id = n.member_id
    left join notification_setting s on s.member_id = n.member_id
    left join notice_promotion p on n.kind = 'promo' and p.id = n.object`;

/** Takes notices that are due but for promotions, at most `limit`, for the caller's transaction alone; others skip them. */
export const takeDueCaused = (tx: Tx, now: Date, limit: number): Promise<DueRow[]> =>
  tx.rows<DueRow>(sql`
    ${due} where n.due_at <= ${now} and n.kind <> 'promo'
    order by n.due_at limit ${limit} for update of n skip locked`);

/** The same of promotions. */
export const takeDuePromotions = (tx: Tx, now: Date, limit: number): Promise<DueRow[]> =>
  tx.rows<DueRow>(sql`
    ${due} where n.due_at <= ${now} and n.kind = 'promo'
    order by n.due_at limit ${limit} for update of n skip locked`);

/** Puts notices off. */
export async function postpone(tx: Tx, notices: readonly { id: number; dueAt: Date }[]): Promise<void> {
  await tx.run(sql`
    update notice n set due_at = later."dueAt"
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as later (id bigint, "dueAt" timestamptz)
    where n.id = later.id`);
}

/** How many promotions members were shown since a time; those with none are left out. */
export const countPromotions = (
  tx: Tx,
  memberIds: readonly string[],
  since: Date,
): Promise<{ member_id: string; shown: number }[]> =>
  tx.rows<{ member_id: string; shown: number }>(sql`
    select member_id, count(*)::int as shown from notice
    where kind = 'promo' and is_shown and decided_at > ${since}
      and member_id = any(${sql.param([...memberIds])}::text[])
    group by member_id`);

/** The numbers of orders, among these, whose e-wallet's page may still be paid. */
export async function waitingOrders(tx: Tx, numbers: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await tx.rows<{ number: string }>(sql`
    select o.number from purchase_order o
    where o.number = any(${sql.param([...numbers])}::text[]) and o.state = 'paying' and o.payment_ends_at > ${now}
      and exists (select 1 from order_leg l
        where l.order_id = o.id and l.state = 'waiting' and l.checkout_url is not null)`);
  return new Set(rows.map(({ number }) => number));
}

/** A decision to store. */
export interface DecidedRow {
  id: number;
  /** What it says by now. */
  title: string;
  body: string;
  isShown: boolean;
  /** Each channel with its decision, the inbox among them. */
  deliveries: readonly { channel: string; decision: string }[];
}

/** Stores what was decided on notices; they are due no more. */
export async function saveDecided(tx: Tx, decided: readonly DecidedRow[], now: Date): Promise<void> {
  await tx.run(sql`
    update notice n set due_at = null, decided_at = ${now}, is_shown = d."isShown", title = d.title, body = d.body
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as d (id bigint, title text, body text, "isShown" boolean)
    where n.id = d.id`);
  await tx.run(sql`
    insert into notice_delivery (notice_id, channel, decision)
    select d.id, c.channel, c.decision
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as d (id bigint, deliveries jsonb),
      jsonb_to_recordset(d.deliveries) as c (channel text, decision text)`);
}
