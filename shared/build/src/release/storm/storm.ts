import { DEFAULT_CHANNEL, openStore } from '../channel';
import { findLosses } from './losses';
import { startTeam } from './start-team';
import { type StoreKind, makeWorld, VERSIONS } from './world';

/** Versions of so many promotions in turn, with the one that was live at the start. */
export const inTurn = (times: number): string[] =>
  Array.from({ length: times + 1 }, (_, index) => VERSIONS[index % VERSIONS.length] ?? '');

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** What a storm came to. */
export interface StormReport {
  readonly facts: Readonly<Record<string, string | number>>;
  readonly losses: readonly string[];
}

/** Remotes that a team has which promotes sets. */
export const SET_SIZE = 3;

/**
 * Teams as processes of their own promote at once, again and again, in one channel.
 * @param teamCount how many promote one remote
 * @param setCount how many promote a set, beside them
 */
export const runStorm = async (
  kind: StoreKind,
  teamCount: number,
  setCount: number,
  times: number,
): Promise<StormReport> => {
  const sizes = [
    ...Array.from({ length: teamCount }, () => 1),
    ...Array.from({ length: setCount }, () => SET_SIZE),
  ];
  const world = await makeWorld(kind, sizes);
  try {
    const tookMs: number[] = [];
    const startedAt = performance.now();
    const ends = await Promise.all(
      world.teams.map((team) => startTeam(team, times, 0, (ms) => tookMs.push(ms)).gone),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const store = await openStore();
    const sets = world.teams.map(({ names }) => names);
    const done = Object.fromEntries(sets.flat().map((name) => [name, inTurn(times)]));
    const losses = await findLosses(store, DEFAULT_CHANNEL, done, sets);
    ends.forEach((code, index) => {
      if (code !== 0) losses.push(`team ${index + 1} ended with ${code}`);
    });
    tookMs.sort((left, right) => left - right);
    const { revision } = await store.registry(DEFAULT_CHANNEL);
    return {
      losses,
      facts: {
        store: store.objects.address,
        teams: teamCount,
        'teams that promote sets': setCount,
        promotions: tookMs.length,
        revisions: revision,
        seconds: seconds.toFixed(1),
        'ms per promotion, median': quantile(tookMs, 0.5).toFixed(1),
        'ms, 99 of 100': quantile(tookMs, 0.99).toFixed(1),
        'ms, slowest': quantile(tookMs, 1).toFixed(1),
      },
    };
  } finally {
    await world.end();
  }
};
