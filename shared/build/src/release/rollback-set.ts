import { refuse } from './check/finding';
import type { GateOptions } from './check/judge';
import { judgeShellBack } from './check/shell-back';
import { type ChangePart, changeOf } from './change-parts';
import { writeDeltas } from './deltas/write-deltas';
import type { Signer } from './keys/key-pair';
import type { RegistryDocument } from './registry-document';
import { planRollback, type RollbackWish } from './rollback';
import { stolenPath } from './stolen-path';
import type { ReleaseStore } from './store';
import { RELEASE } from '../own-call';

/** What a rollback is told beside the names; `to` and `expect` are for one alone. */
export interface RollbackOptions extends Pick<RollbackWish, 'to' | 'expect'>, Pick<GateOptions, 'allow'> {}

/** What a rollback did to each, and the registry after it. */
export interface RolledBack {
  readonly parts: readonly ChangePart[];
  readonly registry: RegistryDocument;
}

/** What moved to another remote since cannot come back while that one has it: readers would refuse such a state. */
const requireOwnPaths = (
  before: RegistryDocument,
  after: RegistryDocument,
  names: readonly string[],
): void => {
  for (const name of names) {
    const stolen = stolenPath(before, after, name);
    if (!stolen) continue;
    const { path, owner } = stolen;
    const all = [...names, owner].join(' ');
    throw new Error(
      `${name} ${after.remotes[name]?.live?.version} has ${path}, which ${owner} has now. Take both back in one: ${RELEASE} rollback ${all} --together --channel ${after.channel} --reason "…"`,
    );
  }
};

/**
 * Takes canaries away, or makes earlier releases live again, in one swap of a channel: all of them, or none. Each goes to what is
 * wished for, else to the last one that was live and was not taken back; of several, a remote of which nothing was live before
 * leaves the channel.
 * @param reason why, for the history
 * @throws Error that says why there is nothing to go back to, or whose path another remote has now; GateError when live remotes need
 * what an older shell has not
 */
export const rollBackSet = async (
  store: ReleaseStore,
  channel: string,
  signer: Signer,
  names: readonly string[],
  reason: string,
  { allow = [], ...wish }: RollbackOptions = {},
): Promise<RolledBack> => {
  const isFirstWithdrawn = names.length > 1;
  const plans = await Promise.all(
    names.map((name) => planRollback(store, channel, name, { ...wish, isFirstWithdrawn })),
  );
  const parts = plans.map(({ change }) => change);
  for (const { name, to } of parts) if (to !== undefined) await writeDeltas(store, channel, name, to);
  const shell = parts.find(({ name }) => name === 'shell')?.to;
  const registry = await store.change(
    channel,
    signer,
    changeOf('rollback', parts, reason),
    async (present) => {
      const next = plans.reduce((state, { apply }) => apply(state), present);
      requireOwnPaths(present, next, names);
      if (shell !== undefined) refuse(`shell ${shell}`, await judgeShellBack(store, next, shell, allow));
      return next;
    },
  );
  return { parts, registry };
};
