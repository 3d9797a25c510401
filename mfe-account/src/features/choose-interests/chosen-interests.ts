import type { Platform } from '@poku/contract';
import { chooseInterestsCall, type Interest } from '../../calls/interests';

/** How the draft of what a member likes is compared and saved: the ids of what is chosen. */
export const interestsDraft = ({ call }: Pick<Platform, 'call'>, interests: readonly Interest[]) => ({
  stored: chosenIds(interests),
  isSame: isSameChoice,
  save: (chosen: readonly string[]) => call(chooseInterestsCall, { interests: chosen.map((id) => ({ id })) }),
});

/** Ids of the interests that a member has chosen. */
function chosenIds(interests: readonly Interest[]): readonly string[] {
  return interests.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** Whether two choices hold the same interests, in whatever order. */
function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
