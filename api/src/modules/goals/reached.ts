import type { Tx } from '../../db/tx';
import { totalPoints } from '../customer/service';
import { tellMember } from '../notices/tell';
import { findOpenGoal } from './repository';

/**
 * Tells a member, once for each goal, that their points are enough for it; called at the end of a transaction in which points came.
 * Does nothing without a goal, and while it is sold out.
 */
export async function tellGoalReached(tx: Tx, memberId: string, now: Date): Promise<void> {
  const goal = await findOpenGoal(tx, memberId, now);
  if (goal === undefined || (await totalPoints(tx, memberId, now)) < goal.pricePoints) return;
  const { id: object, name, pricePoints: points } = goal;
  await tellMember(tx, { memberId, kind: 'goal-reached', object, data: { name, points } }, now);
}
