import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import type { MissionKind } from '@poku/mfe-history/calls/missions';
import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedMission } from './import.schema';

/** A week of the calendar of WIB. */
export interface Week {
  /** Its Monday, `YYYY-MM-DD`. */
  monday: string;
  /** First moment that counts. */
  from: Date;
  /** First moment that counts no more. */
  until: Date;
}

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
