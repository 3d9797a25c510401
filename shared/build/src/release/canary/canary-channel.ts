import type { Release } from '@poku/contract';
import { changePartOf } from '../change-parts';
import { gated } from '../check/gate';
import type { GateOptions } from '../check/judge';
import type { Signer } from '../keys/key-pair';
import { canaried, canaryTakenBack, promoted, type RegistryDocument } from '../registry-document';
import type { Change } from '../revision';
import type { ReleaseStore } from '../store';
import type { WatchPlan } from './watch-plan';

/** Somebody else changed the canary that is watched. Compare `name`. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** What a channel says of the remote that is released. */
export interface CanaryState {
  /** Version that the other members have. */
  readonly live: string | undefined;
  /** Share of the members that have the release, 0 to 1; undefined when it is no canary. */
  readonly share: number | undefined;
  /** Revision that made it so; votes about it begin there. */
  readonly since: number;
}

const stateOf = ({ remotes }: RegistryDocument, { name, version }: Release): CanaryState => {
  const { live, canary, since = 0 } = remotes[name] ?? {};
  return {
    since,
    live: live?.version,
    share: canary?.release.version === version ? canary.share : undefined,
  };
};

/**
 * One release in one channel, as the canary's watch sees and changes it. A change is made only on what the watch left: each
 * throws `OvertakenError` when the release has not the share that it should have.
 * @param options what the gate lets through on purpose; and how it is watched, for whoever goes on with that
 */
export const createCanaryChannel = (
  store: ReleaseStore,
  channel: string,
  release: Release,
  signer: Signer,
  { plan, ...options }: GateOptions & { readonly plan?: WatchPlan } = {},
) => {
  const { name, version } = release;
  const throughGate = (apply: (registry: RegistryDocument, stored: Release) => RegistryDocument) =>
    gated(store, name, version, signer, options, apply);

  /** The newest change of this remote, in words. */
  const newestChange = async (): Promise<string> => {
    for await (const { revision } of store.history(channel)) {
      const { at } = revision;
      const change = changePartOf(revision.change, name);
      if (!change) continue;
      const why = change.reason === undefined ? '' : `: ${change.reason}`;
      return `${change.action} ${name} ${change.version}, at ${at}${why}`;
    }
    return 'the channel has no change of it';
  };

  const demand = async (registry: RegistryDocument, share: number | undefined): Promise<CanaryState> => {
    const state = stateOf(registry, release);
    if (state.share !== share) throw new OvertakenError(await newestChange());
    return state;
  };

  const change = async (
    facts: Pick<Change, 'action' | 'share' | 'reason' | 'watch'>,
    share: number | undefined,
    apply: (registry: RegistryDocument) => RegistryDocument | Promise<RegistryDocument>,
  ): Promise<void> => {
    let isOvertaken = false;
    const checked = (registry: RegistryDocument) => {
      isOvertaken = stateOf(registry, release).share !== share;
      return isOvertaken ? registry : apply(registry);
    };
    await store.change(channel, signer, { ...facts, name, version }, checked);
    if (isOvertaken) throw new OvertakenError(await newestChange());
  };

  return {
    state: async (): Promise<CanaryState> => stateOf(await store.registry(channel), release),
    /** Sees that the release still has a share. @throws OvertakenError */
    demand: async (share: number): Promise<CanaryState> => demand(await store.registry(channel), share),
    /**
     * Gives the release to a share of the members.
     * @param before share that it has; undefined when it has none
     * @throws OvertakenError; GateError; Error when the release is live already, or another canary is under way
     */
    give: async (share: number, before: number | undefined): Promise<void> =>
      change(
        { action: 'canary', share, ...(plan && { watch: plan }) },
        before,
        await throughGate((registry, stored) => canaried(registry, stored, share)),
      ),
    /** Makes the release the live one. @throws OvertakenError; GateError */
    finish: async (before: number | undefined): Promise<void> =>
      change({ action: 'promote' }, before, await throughGate(promoted)),
    /** Takes the canary away. @param reason why, for the history @throws OvertakenError */
    takeBack: (before: number, reason: string): Promise<void> =>
      change({ action: 'rollback', reason }, before, (registry) => canaryTakenBack(registry, name)),
  };
};
export type CanaryChannel = ReturnType<typeof createCanaryChannel>;
