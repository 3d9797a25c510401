import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { NoticeChannel } from './kinds';
import type { Segment } from './promotion.schema';

/** A promotion as it rests. */
export interface PromotionRow extends Row {
  id: string;
  title: string;
  body: string;
  path: string;
  channels: NoticeChannel[];
  segment: Segment;
  starts_at: Date;
  state: 'planned' | 'sending' | 'done' | 'cancelled';
  /** For how many members it was written so far. */
  members: number;
  scheduled_by: string;
  created_at: Date;
  ended_at: Date | null;
}

/** A promotion to plan. */
export interface NewPromotion extends Pick<
  PromotionRow,
  'id' | 'title' | 'body' | 'path' | 'channels' | 'segment'
> {
  startsAt: Date;
  by: string;
}

/** Plans a promotion; false when there is one with its id. */
export async function insertPromotion(tx: Tx, promotion: NewPromotion, now: Date): Promise<boolean> {
  const { id, title, body, path, channels, segment, startsAt, by } = promotion;
  const inserted = await tx.run(sql`
    insert into notice_promotion (id, title, body, path, channels, segment, starts_at, state, scheduled_by, created_at)
    values (${id}, ${title}, ${body}, ${path}, ${sql.param([...channels])}::text[], ${JSON.stringify(segment)}::jsonb, ${startsAt},
      'planned', ${by}, ${now})
    on conflict do nothing`);
  return inserted === 1;
}

/** Those of these slugs of partners, and of these ids of interests, that there are not. */
export async function unknownNames(tx: Tx, { partners = [], interests = [] }: Segment): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select value as name from jsonb_array_elements_text(${JSON.stringify(partners)}::jsonb)
    where value not in (select slug from partner)
    union all
    select value from jsonb_array_elements_text(${JSON.stringify(interests)}::jsonb) where value not in (select id from interest)`);
  return rows.map(({ name }) => name);
}

/** Takes the promotion whose time has come first for the caller's transaction alone; others skip it. */
export const takeDuePromotion = async (tx: Tx, now: Date): Promise<PromotionRow | undefined> =>
  first(
    await tx.rows<PromotionRow>(sql`
      select id, title, body, path, to_jsonb(channels) as channels, segment, starts_at, state, members, scheduled_by,
        created_at, ended_at
      from notice_promotion where state in ('planned', 'sending') and starts_at <= ${now}
      order by starts_at, id limit 1 for update skip locked`),
  );

/**
 * Writes a promotion for those of the next `limit` members that its segment takes, due now. Nobody sees it before it was decided on. A
 * promotion whose members have all been looked at is done.
 * @param earnedFrom start of the window by which levels are counted (D39)
 */
export async function writePromotion(
  tx: Tx,
  { id }: Pick<PromotionRow, 'id'>,
  earnedFrom: Date,
  now: Date,
  limit: number,
): Promise<void> {
  await tx.run(sql`
    with promotion as (select * from notice_promotion where id = ${id}),
    slice as materialized (
      select id from member where id > (select reached from promotion) order by id limit ${limit}),
    wanted as (
      select s.id from slice s, promotion p
      where (p.segment->'partners' is null or exists (
          select 1 from partner_link l join partner r on r.id = l.partner_id
          where l.member_id = s.id and l.state = 'active' and p.segment->'partners' ? r.slug))
        and (p.segment->'interests' is null or exists (
          select 1 from member_interest i where i.member_id = s.id and p.segment->'interests' ? i.interest_id))
        and (p.segment->'levels' is null or p.segment->'levels' ? (
          select t.name from tier t
          where t.minimum_points <= (
              select coalesce(sum(e.points), 0) from earn_record e
              where e.member_id = s.id and e.status = 0 and e.occurred_at >= ${earnedFrom}::timestamptz)
          order by t.position desc limit 1))),
    written as (
      insert into notice (member_id, kind, object, title, body, path, created_at, is_shown, due_at)
      select w.id, 'promo', p.id, p.title, p.body, p.path, ${now}::timestamptz, false, ${now}::timestamptz
      from wanted w, promotion p on conflict (member_id, kind, object) do nothing returning 1)
    update notice_promotion p set members = p.members + (select count(*) from written),
      reached = coalesce((select max(id) from slice), p.reached),
      state = case when (select count(*) from slice) < ${limit} then 'done' else 'sending' end,
      ended_at = case when (select count(*) from slice) < ${limit} then ${now}::timestamptz end
    where p.id = ${id}`);
}

/** Ends a promotion that is not cancelled: it is written for nobody any more. False when it is. */
export async function endPromotion(tx: Tx, id: string, now: Date): Promise<boolean> {
  const cancelled = await tx.run(sql`
    update notice_promotion set state = 'cancelled', ended_at = ${now} where id = ${id} and state <> 'cancelled'`);
  return cancelled === 1;
}

/**
 * Nobody gets a promotion any more whose notice was not decided on. Waits for whoever decides at this moment. Returns how many those
 * are.
 */
export const dropUndecided = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`update notice set due_at = null where kind = 'promo' and object = ${id} and due_at is not null`);

/** The promotions, the latest first; at most `limit`. */
export const listPromotions = (tx: Tx, limit: number): Promise<PromotionRow[]> =>
  tx.rows<PromotionRow>(sql`
    select id, title, body, path, to_jsonb(channels) as channels, segment, starts_at, state, members, scheduled_by, created_at,
      ended_at
    from notice_promotion order by starts_at desc, id limit ${limit}`);

/** A promotion, or undefined. */
export const findPromotion = async (tx: Tx, id: string): Promise<PromotionRow | undefined> =>
  first(
    await tx.rows<PromotionRow>(sql`
      select id, title, body, path, to_jsonb(channels) as channels, segment, starts_at, state, members, scheduled_by,
        created_at, ended_at
      from notice_promotion where id = ${id}`),
  );

/** What was decided on a promotion's notices, by channel. */
export const countDecisions = (
  tx: Tx,
  id: string,
): Promise<{ channel: string; decision: string; notices: number }[]> =>
  tx.rows<{ channel: string; decision: string; notices: number }>(sql`
    select d.channel, d.decision, count(*)::int as notices
    from notice n join notice_delivery d on d.notice_id = n.id where n.kind = 'promo' and n.object = ${id}
    group by d.channel, d.decision order by d.channel, d.decision`);

/** How many notices of a promotion wait to be decided on, and when the first of them is. */
export const countWaiting = async (tx: Tx, id: string): Promise<{ waiting: number; due_at: Date | null }> =>
  only(
    await tx.rows<{ waiting: number; due_at: Date | null }>(sql`
      select count(*)::int as waiting, min(due_at) as due_at from notice
      where kind = 'promo' and object = ${id} and due_at is not null`),
  );
