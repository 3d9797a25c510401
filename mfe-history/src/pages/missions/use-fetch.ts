import { formatPoints } from '@poku/domain/numbers';
import { useSubmission } from '@poku/kit/hooks';
import { messageFor, usePlatform } from '@poku/platform';
import { useState } from 'react';
import { fetchRewardCall, type Mission } from '../../calls/missions';
import { missionsWording } from '../../wording/missions';

/** A mission that was reached. */
export interface Reward {
  readonly mission: Mission;
  /** Monday of its week. */
  readonly week: string;
}

/**
 * Fetches the points of missions, one after the other up to the first that fails, and tells everybody who shows points or missions
 * of those that came.
 */
export function useFetch(rewards: readonly Reward[]) {
  const { call, clientId, events } = usePlatform();
  const [problem, setProblem] = useState<string>();
  const { isSending, send } = useSubmission(async () => {
    setProblem(undefined);
    let points = 0;
    let trouble: string | undefined;
    try {
      for (const { mission, week } of rewards) {
        await call(fetchRewardCall, { missionId: mission.id, week });
        points += mission.rewardPoints;
      }
    } catch (error) {
      trouble = messageFor(error);
    }
    if (points === 0) {
      setProblem(trouble);
      return;
    }
    const message = missionsWording.fetched(formatPoints(points));
    events.publish('alert.raised', { kind: 'success', message });
    // What was pressed may be gone once the missions are read again.
    if (trouble !== undefined) events.publish('alert.raised', { kind: 'error', message: trouble });
    events.publish('points.changed', { clientId: clientId() });
  });
  return { problem, isSending, send };
}
