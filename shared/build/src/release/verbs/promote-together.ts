import type { PromoteValues } from '../canary/command';
import { parseStrategy } from '../canary/strategy';
import type { Together } from '../check/context';
import { pastOf } from '../past';
import type { ReleaseStore } from '../store';
import { type LiveVersions, liveVersions } from './live-versions';
import { checkOnce, namedRelease, openChannel } from './options';
import { type Say, UsageError } from './verb';

/** What `promote` is called with. */
interface Promotion extends Pick<PromoteValues, 'channel' | 'strategy'> {
  readonly wanted: readonly string[];
  readonly version?: string | undefined;
  readonly together?: boolean | undefined;
  readonly from?: string | undefined;
}

/** Why a call makes no sense; undefined when it does. */
const problemOf = ({
  wanted,
  version,
  together = false,
  from,
  channel,
  strategy,
}: Promotion): string | undefined => {
  if (from !== undefined && !together)
    return '--from takes --together: what differs goes live in one swap, or none of it.';
  if (from !== undefined && wanted.length > 0)
    return '--from takes no names: it promotes all that differs. To choose, name releases as <name>@<version>.';
  if (from === channel) return `--from and --channel are both ${channel}.`;
  if (wanted.length > 1 && !together)
    return 'Several names take --together, which makes all of them live in one swap, or none; without it promote one after the other, as each is judged by what is live before it.';
  if (together && from === undefined && wanted.length < 2) return '--together takes two names or more.';
  if (together && version !== undefined)
    return '--version is for one name; together write <name>@<version> for each.';
  if (together && parseStrategy(strategy).steps.length > 0)
    return `--together goes live for all members at once: a canary is one release beside the one before it, and of a set half a page would be new. Leave --strategy ${strategy} away, or promote one name.`;
  if (version !== undefined && wanted.some((one) => one.includes('@')))
    return 'The version stands behind the name or in --version, not in both.';
  return undefined;
};

/** @throws UsageError that says in a sentence why the call makes no sense */
export const checkPromotion = (call: string, promotion: Promotion): void => {
  const { wanted, from } = promotion;
  if (wanted.length === 0 && from === undefined)
    throw new UsageError(`Something is missing. It is called: ${call}`);
  const problem = problemOf(promotion);
  if (problem !== undefined) throw new UsageError(problem);
  checkOnce(wanted.map((one) => namedRelease(one).name));
};

/**
 * What is live in one channel and not in another one, which is said before it is done.
 * @returns versions by name; none when nothing differs
 * @throws UsageError when there is no channel to take it from
 */
export const setFrom = async (
  store: ReleaseStore,
  from: string,
  channel: string,
  say: Say,
): Promise<Together> => {
  await openChannel(from);
  const theirs = liveVersions(await store.registry(from));
  const ours: Readonly<Record<string, LiveVersions>> = liveVersions(await store.registry(channel));
  const differing = Object.entries(theirs).flatMap(([name, { live }]) =>
    live === undefined || live === ours[name]?.live ? [] : [{ name, live }],
  );
  for (const { name, live } of differing) {
    const back = (await pastOf(store, channel, name)).takenBack.get(live);
    const why = back?.reason === undefined ? '' : ` (${back.reason})`;
    say(
      `${name} ${live} goes from ${from} to ${channel}; there is ${ours[name]?.live ?? 'nothing of it'}.${back ? ` It was taken back there at ${back.at}${why}.` : ''}`,
    );
  }
  if (differing.length === 0) say(`Everything that is live in ${from} is live in ${channel}.`);
  const left = Object.keys(ours).filter((name) => ours[name]?.live && !theirs[name]?.live);
  if (left.length > 0) say(`Not live in ${from}, so left as it is in ${channel}: ${left.join(', ')}.`);
  return Object.fromEntries(differing.map(({ name, live }) => [name, live]));
};
