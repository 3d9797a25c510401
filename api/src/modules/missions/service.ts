import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import {
  type Mission,
  MissionCode,
  missionUnknown,
  missionCodeWording,
  type MissionKind,
  type Missions,
} from '@poku/mfe-history/calls/missions';
import type { AppDeps } from '../../deps';
import type { Tx } from '../../db/tx';
import { badField, notFound, refusal } from '../../http/errors';
import { newNumber } from '../earning/booking';
import { insertRecord } from '../earning/record.repository';
import { ledger } from '../ledger/service';
import { recordMemberEvent } from '../live/repository';
import { countDone, insertReward, listMissions, type MissionRow } from './repository';
import { openWeeks, type Week } from './week';
import { missionWording } from './wording';

const stateOf = ({ is_paid: isPaid, target }: MissionRow, done: number): Mission['state'] => {
  if (isPaid) return 'paid';
  return done < target ? 'open' : 'reached';
};

const told = (row: MissionRow, counts: Readonly<Record<MissionKind, number>>): Mission => {
  const { id, kind, target, reward_points: rewardPoints } = row;
  const done = Math.min(counts[kind], target);
  return { id, kind, target, done, rewardPoints, state: stateOf(row, done) };
};

/** Missions of a week, as a member stands in them. */
async function readWeek(tx: Tx, memberId: string, week: Week): Promise<Mission[]> {
  const rows = await listMissions(tx, memberId, week);
  const counts = await countDone(tx, memberId, week);
  return rows.map((row) => told(row, counts));
}

/** Missions of the week, whose points the member fetches (decision 053). */
export function createMissionService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The missions of the running week, and those of the one before whose points were not fetched yet. */
    async read(memberId: string): Promise<Missions> {
      const [week, before] = openWeeks(clock.now());
      const missionsBefore = await readWeek(db, memberId, before);
      return {
        week: week.monday,
        endsAt: week.until.toISOString(),
        missions: await readWeek(db, memberId, week),
        weekBefore: before.monday,
        missionsBefore: missionsBefore.filter(({ state }) => state === 'reached'),
      };
    },

    /**
     * Gives a member the points of a mission that was reached, once.
     * @throws BusinessError `MissionCode.notReached`
     * @throws HttpError 400 that names `week`
     * @throws BusinessError 404 for a mission that there is not in that week
     */
    fetch: (memberId: string, missionId: string, monday: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const week = openWeeks(now).find((open) => open.monday === monday);
        if (week === undefined) throw badField('week');
        const mission = (await readWeek(tx, memberId, week)).find(({ id }) => id === missionId);
        if (mission === undefined) throw notFound(missionUnknown);
        if (mission.state === 'open') throw refusal(MissionCode.notReached, missionCodeWording);
        const number = newNumber(now);
        if (!(await insertReward(tx, { memberId, monday, missionId, number }))) return;
        const { rewardPoints: points } = mission;
        const journalId = await ledger.earn(tx, { memberId, points, reference: number, at: now });
        if (journalId === undefined) throw new Error(`The points of ${number} stand in the books already`);
        const facts = { number, memberId, partnerId: OWN_POINTS_PARTNER_ID, points, status: 0 } as const;
        await insertRecord(
          tx,
          { ...facts, description: missionWording[mission.kind](mission.target) },
          journalId,
          now,
        );
        await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
      }),
  };
}
