import type { Interest } from '../../calls/interests';

/** Ids of the interests that a member has chosen. */
export function chosenIds(interests: readonly Interest[]): readonly string[] {
  return interests.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** Whether two choices hold the same interests, in whatever order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
