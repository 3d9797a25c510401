import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import type { MissionKind } from '@poku/mfe-history/calls/missions';
import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedMission } from './import.schema';
import type { Week } from './week';

/** A mission of a week. */
export interface MissionRow extends Row {
  id: string;
  kind: MissionKind;
  target: number;
  reward_points: number;
  /** The member was given its points. */
  is_paid: boolean;
}

/** Missions of a week, the smallest reward first, with what a member was given for them. */
export const listMissions = (tx: Tx, memberId: string, { monday }: Week): Promise<MissionRow[]> =>
  tx.rows<MissionRow>(sql`
    select m.id, m.kind, m.target, m.reward_points, r.number is not null as is_paid
    from mission m
    left join mission_reward r on r.member_id = ${memberId} and r.week = ${monday}::date and r.mission_id = m.id
    where m.first_week <= ${monday}::date and (m.last_week is null or m.last_week >= ${monday}::date)
    order by m.reward_points, m.id collate "C"`);

/** How many of each kind a member has in a week; Poku's own rewards come from no partner. */
export const countDone = async (
  tx: Tx,
  memberId: string,
  { from, until }: Week,
): Promise<Record<MissionKind, number>> =>
  only(
    await tx.rows<Record<MissionKind, number> & Row>(sql`
      select
        (select count(distinct partner_id) from earn_record
          where member_id = ${memberId} and status = 0 and partner_id <> ${OWN_POINTS_PARTNER_ID}
            and occurred_at >= ${from} and occurred_at < ${until})::int as earn,
        (select coalesce(sum(quantity), 0) from purchase_order
          where member_id = ${memberId} and state = 'completed' and voucher_kind = 'regular'
            and created_at >= ${from} and created_at < ${until})::int as buy,
        (select count(*) from coupon
          where member_id = ${memberId} and used_at >= ${from} and used_at < ${until})::int as use`),
  );

/** Points of a week's missions that a member reached and did not fetch. */
export interface WaitingRow extends Row {
  member_id: string;
  /** 0 for none. */
  points: number;
}

/**
 * Points that wait for members who did anything in a week that missions count, by member; those for whom none wait are among them.
 * @param options.after only members after this one
 * @param options.limit at most so many members
 * @param options.among only these; null for any
 */
export const listWaitingRewards = (
  tx: Tx,
  { monday, from, until }: Week,
  { after, limit, among }: { after: string; limit: number; among: string[] | null },
): Promise<WaitingRow[]> =>
  tx.rows<WaitingRow>(sql`
    with acted as (
      select member_id, count(distinct partner_id) as earn, 0 as buy, 0 as use from earn_record
      where status = 0 and partner_id <> ${OWN_POINTS_PARTNER_ID} and occurred_at >= ${from} and occurred_at < ${until}
      group by member_id
      union all
      select member_id, 0, sum(quantity), 0 from purchase_order
      where state = 'completed' and voucher_kind = 'regular' and created_at >= ${from} and created_at < ${until}
      group by member_id
      union all
      select member_id, 0, 0, count(*) from coupon
      where used_at >= ${from} and used_at < ${until}
      group by member_id),
    done as (
      select member_id, sum(earn) as earn, sum(buy) as buy, sum(use) as use from acted
      where member_id > ${after} and (${sql.param(among)}::text[] is null or member_id = any(${sql.param(among)}::text[]))
      group by member_id order by member_id limit ${limit})
    select d.member_id, coalesce(sum(m.reward_points) filter (where r.number is null
        and m.target <= case m.kind when 'earn' then d.earn when 'buy' then d.buy else d.use end), 0)::bigint as points
    from done d
      left join mission m on m.first_week <= ${monday}::date and (m.last_week is null or m.last_week >= ${monday}::date)
      left join mission_reward r on r.member_id = d.member_id and r.week = ${monday}::date and r.mission_id = m.id
    group by d.member_id order by d.member_id`);

/** Keeps that a mission's points are given. @returns false when they were before */
export const insertReward = async (
  tx: Tx,
  {
    memberId,
    monday,
    missionId,
    number,
  }: { memberId: string; monday: string; missionId: string; number: string },
): Promise<boolean> =>
  (
    await tx.rows(sql`
      insert into mission_reward (member_id, week, mission_id, number)
      values (${memberId}, ${monday}::date, ${missionId}, ${number})
      on conflict do nothing returning 1`)
  ).length > 0;

/** Stores missions by their ids. Returns how many there were not, and how many were otherwise. */
export async function saveMissions(
  tx: Tx,
  missions: readonly ImportedMission[],
): Promise<{ added: number; changed: number }> {
  const rows = missions.map(({ rewardPoints, firstWeek, lastWeek, ...mission }) => ({
    ...mission,
    reward_points: rewardPoints,
    first_week: firstWeek,
    last_week: lastWeek,
  }));
  return only(
    await tx.rows<{ added: number; changed: number }>(sql`
      with given as (select * from jsonb_populate_recordset(null::mission, ${JSON.stringify(rows)}::jsonb)),
      known as (select g.id, m is not distinct from g as is_same from given g join mission m on m.id = g.id),
      saved as (
        insert into mission select * from given g where not exists (select 1 from known k where k.id = g.id and k.is_same)
        on conflict (id) do update set kind = excluded.kind, target = excluded.target, reward_points = excluded.reward_points,
          first_week = excluded.first_week, last_week = excluded.last_week
        returning id)
      select (count(*) filter (where not exists (select 1 from known k where k.id = saved.id)))::int as added,
        (count(*) filter (where exists (select 1 from known k where k.id = saved.id)))::int as changed
      from saved`),
  );
}
