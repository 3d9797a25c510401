import type { Missions } from '../../calls/missions';

/** What a week's missions come to. */
export interface MissionSums {
  readonly all: number;
  /** Those whose points were reached, fetched or not. */
  readonly done: number;
  /** Points that wait to be fetched, those of the week before too. */
  readonly waitingPoints: number;
  /** Points that can still be reached. */
  readonly openPoints: number;
}

export function missionSums({ missions, missionsBefore }: Missions): MissionSums {
  const pointsOf = (state: 'open' | 'reached') =>
    [...missions, ...(state === 'reached' ? missionsBefore : [])]
      .filter((mission) => mission.state === state)
      .reduce((sum, { rewardPoints }) => sum + rewardPoints, 0);
  return {
    all: missions.length,
    done: missions.filter(({ state }) => state !== 'open').length,
    waitingPoints: pointsOf('reached'),
    openPoints: pointsOf('open'),
  };
}
