import { changeParts } from '../change-parts';
import { examine } from '../doctor';
import type { Revision } from '../revision';
import type { ReleaseStore } from '../store';

/** Sets of which a state has a part only. */
const halfSets = ({ revision, remotes }: Revision, sets: readonly (readonly string[])[]): string[] =>
  sets
    .map((names) => names.map((name) => `${name} ${remotes[name]?.live?.version}`))
    .filter((live) => new Set(live.map((one) => one.split(' ')[1])).size > 1)
    .map((live) => `revision ${revision} has a part of a set: ${live.join(', ')}`);

/**
 * Compares the history of a channel with what was done to it.
 * @param done versions that each remote was promoted to, in their order
 * @param sets remotes that only ever go live together, in one version. Default none
 * @returns what is lost, doubled or damaged; nothing when all is well
 */
export const findLosses = async (
  store: ReleaseStore,
  channel: string,
  done: Readonly<Record<string, readonly string[]>>,
  sets: readonly (readonly string[])[] = [],
): Promise<string[]> => {
  const told: Record<string, string[]> = {};
  let count = 0;
  const halves: string[] = [];
  for await (const { revision } of store.history(channel)) {
    count += 1;
    halves.push(...halfSets(revision, sets));
    for (const { name, version } of changeParts(revision.change)) (told[name] ??= []).unshift(version);
  }
  const { revision, remotes } = await store.registry(channel);
  const losses = revision === count ? halves : [...halves, `revision ${revision} has a history of ${count}`];
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
