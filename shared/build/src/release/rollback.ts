import { isDeepStrictEqual } from 'node:util';
import type { ChangePart } from './change-parts';
import { type Lived, type Past, type PastChange, pastOf } from './past';
import {
  canaryTakenBack,
  goneVersion,
  isUnit,
  type RegistryDocument,
  type Return,
  unitWentBack,
  wentBack,
  withdrawn,
} from './registry-document';
import type { ReleaseStore } from './store';
import { RELEASE } from '../own-call';

/** What a rollback is told beside the name. */
export interface RollbackWish {
  /** Version to go back to. Default the last one that was live and was not taken back. */
  readonly to?: string | undefined;
  /** Version that is expected to go; with another one nothing changes. */
  readonly expect?: string | undefined;
  /** Whether a remote of which nothing was live before leaves the channel; else that is an error. Default no. */
  readonly isFirstWithdrawn?: boolean;
}

/** What a rollback does. */
export interface RollbackPlan {
  readonly change: ChangePart;
  /** @throws Error when the channel has something else of it than what was planned for */
  readonly apply: (registry: RegistryDocument) => RegistryDocument;
}

/** Earlier releases that a rollback may go to, the last one first. */
export const goodBefore = ({ lived, takenBack }: Past, live: string | undefined): readonly Lived[] =>
  lived.filter(({ version }) => version !== live && !takenBack.has(version));

const whyOf = ({ at, reason }: PastChange): string => `at ${at}${reason === undefined ? '' : ` (${reason})`}`;

const promoteCall = (name: string, version: string, channel: string): string =>
  `${RELEASE} promote ${name} --version ${version} --channel ${channel}`;

/** The release that was asked for. @throws Error that says why it cannot be gone to */
const wanted = (
  name: string,
  channel: string,
  { lived, takenBack }: Past,
  live: string | undefined,
  to: string,
): readonly Lived[] => {
  if (to === live) throw new Error(`${name} ${to} is live in ${channel} already.`);
  const back = takenBack.get(to);
  if (back)
    throw new Error(
      `${name} ${to} was taken back ${whyOf(back)}, and a rollback goes to no such release. To make it live all the same: ${promoteCall(name, to, channel)}`,
    );
  const index = lived.findIndex(({ version }) => version === to);
  if (index < 0)
    throw new Error(
      `${name} ${to} was never live in ${channel}; a rollback goes to what was. To make it live: ${promoteCall(name, to, channel)}`,
    );
  return lived.slice(index).filter(({ version }) => version !== live && !takenBack.has(version));
};

/** The last good release before the live one. @throws Error when there is none, or nothing is to be rolled back */
const lastGood = (
  name: string,
  channel: string,
  past: Past,
  live: string | undefined,
  isMeant: boolean,
): readonly Lived[] => {
  const { canaryGone } = past;
  if (canaryGone && !isMeant)
    throw new Error(
      `There is nothing to roll back: the canary ${name} ${canaryGone.version} was taken back ${whyOf(canaryGone)}, and ${live} was live before it. To take ${live} away as well, say so with --expect ${live}, or with --to <version>.`,
    );
  const good = goodBefore(past, live);
  if (good.length > 0) return good;
  const taken = [...past.takenBack.keys()].filter((version) => version !== live);
  const why =
    taken.length === 0
      ? 'no other was live'
      : `${taken.join(', ')} ${taken.length === 1 ? 'was' : 'were'} taken back`;
  throw new Error(
    `${name} ${live} has no release before it to go back to in ${channel}: ${why}.${isUnit(name) ? '' : ` To take ${name} out of the channel: ${RELEASE} withdraw ${name} --channel ${channel} --reason "…"`}`,
  );
};

const asReturn = ([live, previous]: readonly Lived[]): Return | undefined =>
  live?.release && { live: live.release, ...(previous?.release && { previous: previous.release }) };

/** What a channel has of one remote or unit. */
const partOf = (registry: RegistryDocument, name: string): unknown =>
  isUnit(name) ? registry[name] : registry.remotes[name];

/**
 * Finds what a rollback takes away and what it goes back to: a canary, else the live release for the last one that was live and was
 * not taken back. Changes nothing.
 * @param reason why, for the history
 * @throws Error that says why there is nothing to go back to, or that another release is live than was expected
 */
export const planRollback = async (
  store: ReleaseStore,
  channel: string,
  name: string,
  { to, expect, isFirstWithdrawn = false }: RollbackWish,
  reason?: string,
): Promise<RollbackPlan> => {
  const registry = await store.registry(channel);
  const version = goneVersion(registry, name);
  if (version === undefined) throw new Error(`${name} has no live release in channel ${channel}.`);
  const { canary, live: own } = isUnit(name) ? {} : (registry.remotes[name] ?? {});
  const told = canary
    ? `the canary ${canary.release.version} beside ${own?.version ?? 'no live release'}`
    : version;
  if (expect !== undefined && expect !== version)
    throw new Error(
      `What a rollback of ${name} in ${channel} would take away is ${told}, not ${expect}. Nothing was changed.`,
    );
  const before = partOf(registry, name);
  const checked =
    (apply: (registry: RegistryDocument) => RegistryDocument) =>
    (present: RegistryDocument): RegistryDocument => {
      // Two who roll back at once take one release away, not two.
      if (!isDeepStrictEqual(partOf(present, name), before))
        throw new Error(`${name} has changed in ${channel} meanwhile; look at it again.`);
      return apply(present);
    };
  const change: ChangePart = { action: 'rollback', name, version, ...(reason !== undefined && { reason }) };
  if (canary) {
    if (to !== undefined && to !== own?.version)
      throw new Error(`What is live is ${told}. Roll the canary back first, without --to.`);
    return { change, apply: checked((present) => canaryTakenBack(present, name)) };
  }
  const past = await pastOf(store, channel, name);
  const isFirst = past.isOutOfNothing && goodBefore(past, version).length === 0 && !past.canaryGone;
  if (isFirstWithdrawn && isFirst && to === undefined && !isUnit(name))
    return {
      change: { ...change, action: 'withdraw' },
      apply: checked((present) => withdrawn(present, name)),
    };
  const line =
    to === undefined
      ? lastGood(name, channel, past, version, expect !== undefined)
      : wanted(name, channel, past, version, to);
  const target = line[0]?.version ?? '';
  const back = asReturn(line);
  return {
    change: { ...change, to: target },
    apply: checked((present) => {
      if (isUnit(name))
        return unitWentBack(present, name, { live: target, ...(line[1] && { previous: line[1].version }) });
      if (!back) throw new Error(`The history of ${channel} does not tell what ${name} ${target} is.`);
      return wentBack(present, name, back);
    }),
  };
};
