import { examine } from '../doctor';
import type { ReleaseStore } from '../store';

/**
 * Compares the history of a channel with what was done to it.
 * @param done versions that each remote was promoted to, in their order
 * @returns what is lost, doubled or damaged; nothing when all is well
 */
export const findLosses = async (
  store: ReleaseStore,
  channel: string,
  done: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> => {
  const told: Record<string, string[]> = {};
  let count = 0;
  for await (const { revision } of store.history(channel)) {
    count += 1;
    (told[revision.change.name] ??= []).unshift(revision.change.version);
  }
  const { revision, remotes } = await store.registry(channel);
  const losses = revision === count ? [] : [`revision ${revision} has a history of ${count}`];
  for (const [name, versions] of Object.entries(done)) {
    if (JSON.stringify(told[name]) !== JSON.stringify(versions))
      losses.push(
        `${name} was promoted ${versions.length} times; the history tells of ${told[name]?.length}`,
      );
    if (remotes[name]?.live?.version !== versions.at(-1))
      losses.push(`${name} ${versions.at(-1)} was promoted last; live is ${remotes[name]?.live?.version}`);
  }
  const { findings } = await examine(store, channel);
  for (const { kind, where, what } of findings) if (kind === 'damage') losses.push(`${where}: ${what}`);
  return losses;
};
