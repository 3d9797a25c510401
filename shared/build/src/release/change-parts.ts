import type { Change } from './revision';

/** What a change did to one remote or unit. */
export type ChangePart = Omit<Change, 'set'>;

/** What a change did, one by one: to each of its set, else what it says itself. Believes nothing of the form of a set. */
export const changeParts = (change: Change): readonly ChangePart[] => {
  const { set, reason } = change;
  if (!Array.isArray(set) || set.length === 0) return [change];
  return (set as readonly ChangePart[]).map((part) => ({ ...part, ...(reason !== undefined && { reason }) }));
};

/** What a change did to one remote or unit; undefined when it was about others. */
export const changePartOf = (change: Change, name: string): ChangePart | undefined =>
  changeParts(change).find((part) => part.name === name);

/**
 * The change that does all of this in one state.
 * @param action what the set was made for. Of one part alone the change is that part
 * @param reason why, for the history. Default none
 */
export const changeOf = (
  action: 'promote' | 'rollback',
  parts: readonly Omit<ChangePart, 'reason'>[],
  reason?: string,
): Change => {
  const [only, ...more] = parts;
  const why = reason === undefined ? {} : { reason };
  if (only && more.length === 0) return { ...only, ...why };
  return { action, name: '*', version: '*', set: parts, ...why };
};

/** What a set may have in it, by what it was made for. */
const ACTIONS: Readonly<Partial<Record<Change['action'], readonly string[]>>> = {
  promote: ['promote'],
  // A remote that came with a set goes with it.
  rollback: ['rollback', 'withdraw'],
};

/** Whether the form of a change is one that commands write: a set has two parts or more, each about something else. */
export const isWellFormed = (change: Change): boolean => {
  if (change.set === undefined) return true;
  const parts = changeParts(change);
  const names = new Set(parts.map(({ name }) => name));
  return (
    change.name === '*' &&
    parts.length > 1 &&
    names.size === parts.length &&
    !names.has('*') &&
    parts.every((part) => !('set' in part) && ACTIONS[change.action]?.includes(part.action))
  );
};
