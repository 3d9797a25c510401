import { isDeepStrictEqual } from 'node:util';
import type { ChannelEntry, LiveRelease } from '@poku/contract';
import { type ChangePart, changeParts, isWellFormed } from '../change-parts';
import { repaintsAll } from '../paint/painted';
import { goneVersion, isUnit, type RegistryDocument } from '../registry-document';
import type { Change, Revision } from '../revision';
import { stolenPath } from '../stolen-path';

/** Values as the store keeps them: what is undefined is not there. */
const isSame = (left: unknown, right: unknown): boolean =>
  isDeepStrictEqual(
    JSON.parse(JSON.stringify({ value: left })) as unknown,
    JSON.parse(JSON.stringify({ value: right })) as unknown,
  );

/** Since when an entry is what the change made of it. Channels from before entries told so have none. */
const sinceOf = (
  before: ChannelEntry | undefined,
  after: ChannelEntry | undefined,
  revision: number,
): number | undefined => (before?.since === undefined && after?.since === undefined ? undefined : revision);

/** What a promotion or a canary makes of a remote, but for the release itself, which the change brings. */
const expectedEntry = (
  before: ChannelEntry | undefined,
  after: ChannelEntry | undefined,
  { revision, change: { action, version, share } }: Revision,
): ChannelEntry | undefined => {
  const since = sinceOf(before, after, revision);
  if (action === 'canary') {
    const release = after?.canary?.release;
    return release && { ...before, canary: { release, share: share ?? -1 }, since };
  }
  const previous = before?.live?.version === version ? before.previous : before?.live;
  return after?.live && { live: after.live, ...(previous && { previous }), since };
};

/** What a channel has of one remote or unit, as far as a rollback is about it. */
interface Part {
  readonly live?: LiveRelease | string | undefined;
  readonly previous?: LiveRelease | string | undefined;
}

const partOf = (registry: RegistryDocument, name: string): Part | undefined =>
  isUnit(name) ? registry[name] : registry.remotes[name];

const versionOf = (release: Part['live']): string | undefined =>
  typeof release === 'string' ? release : release?.version;

/** Rollbacks from before they told where to exchanged the live release and the one before it. */
const exchanged = ({ live, previous }: Part): Part => {
  if (previous === undefined) throw new Error('there was no release before it');
  return { live: previous, previous: live };
};

/**
 * What a rollback leaves. Which release it goes to, and what is before that one then, follows from the whole history; here it is seen
 * that it is what the change says, and that what went is not among them.
 */
const partAfterRollback = (
  before: Part,
  after: Part | undefined,
  { version, to }: Change,
): Part | undefined => {
  if (to === undefined) return exchanged(before);
  const versions = [versionOf(after?.live), versionOf(after?.previous)];
  return versions[0] === to && !versions.includes(version) ? after : undefined;
};

const isRolledBack = (before: RegistryDocument, after: Revision): boolean => {
  const { name, version } = after.change;
  if (goneVersion(before, name) !== version) return false;
  const [present = {}, told] = [partOf(before, name), partOf(after, name)];
  const canary = isUnit(name) ? undefined : before.remotes[name]?.canary;
  const left = canary ? present : partAfterRollback(present, told, after.change);
  if (!left?.live) return canary !== undefined && told === undefined;
  const { live, previous } = left;
  const since = isUnit(name) ? undefined : sinceOf(before.remotes[name], after.remotes[name], after.revision);
  return isSame({ live, previous, since }, told);
};

const isAsTold = (before: RegistryDocument, after: Revision): boolean => {
  const { change } = after;
  const { action, name, version } = change;
  // What a renewal names is nothing, so nothing may have changed.
  if (action === 'renew') return name === '*' && isSame(before.remotes, after.remotes);
  if (action === 'rollback') return isRolledBack(before, after);
  if (action === 'withdraw')
    return !isUnit(name) && goneVersion(before, name) === version && after.remotes[name] === undefined;
  if (isUnit(name)) {
    const previous = before[name]?.live;
    return action === 'promote' && isSame(after[name], { live: version, previous });
  }
  const entry = after.remotes[name];
  const brought = action === 'canary' ? entry?.canary?.release : entry?.live;
  return brought?.version === version && isSame(entry, expectedEntry(before.remotes[name], entry, after));
};

const namesOf = (change: Change): readonly string[] => changeParts(change).map(({ name }) => name);

const without = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** What is painted of others than the change is about; what all of them have is painted anew with the shell, and by a renewal. */
const unpainted = ({ painted }: RegistryDocument, change: Change): object =>
  repaintsAll(change) ? {} : { ...painted, ...without(namesOf(change).filter((name) => name !== 'embed')) };

/** What of a registry a change may not touch. */
const untouched = (registry: RegistryDocument & Partial<Revision>, change: Change): object => {
  const names = namesOf(change);
  const rest = {
    ...registry,
    remotes: { ...registry.remotes, ...without(names) },
    painted: unpainted(registry, change),
  };
  return { ...rest, revision: 0, parent: 0, change: 0, at: 0, ...without(names.filter(isUnit)) };
};

const partProblem = (before: RegistryDocument, after: Revision, part: ChangePart): string | undefined => {
  const { action, name, version } = part;
  const said = `says that it did "${action} ${name} ${version}"`;
  try {
    if (!isAsTold(before, { ...after, change: part })) return `${said}, and did something else with ${name}`;
  } catch (error) {
    return `${said}, which was not possible: ${(error as Error).message}`;
  }
  const stolen = stolenPath(before, after, name);
  return stolen && `gave ${name} the path ${stolen.path}, which ${stolen.owner} has`;
};

/**
 * Compares a state of a channel with the one before it.
 * @returns what the revision did beside or instead of what its `change` says; undefined when it did just that
 */
export const changeProblem = (before: RegistryDocument, after: Revision): string | undefined => {
  const { change } = after;
  if (!isWellFormed(change)) return 'says that it changed a set, and not of what';
  const parts = changeParts(change);
  if (!isSame(untouched(before, change), untouched(after, change))) {
    const said = parts.map(({ action, name, version }) => `${action} ${name} ${version}`).join(', ');
    return `says that it did "${said}", and changed more than ${namesOf(change).join(', ')}`;
  }
  for (const part of parts) {
    const problem = partProblem(before, after, part);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
