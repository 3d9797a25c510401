import { goalWording } from '../../wording/goal';
import type { GoalProgress } from './goal-progress';

/** How far it is, in a line. */
export function goalWords({ state, missing, days }: GoalProgress): string {
  if (state === 'ended') return goalWording.ended;
  if (state === 'soldOut') return goalWording.soldOut;
  if (state === 'reached') return goalWording.reached;
  if (days === null) return goalWording.missing(missing);
  return days === 'long' ? goalWording.missingLong(missing) : goalWording.missingDays(missing, days);
}
