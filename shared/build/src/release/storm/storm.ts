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

/** Teams as processes of their own promote at once, again and again, in one channel. */
export const runStorm = async (kind: StoreKind, teamCount: number, times: number): Promise<StormReport> => {
  const world = await makeWorld(kind, teamCount);
  try {
    const tookMs: number[] = [];
    const startedAt = performance.now();
    const ends = await Promise.all(
      world.teams.map((team) => startTeam(team, times, 0, (ms) => tookMs.push(ms)).gone),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const store = await openStore();
    const done = Object.fromEntries(world.teams.map(({ name }) => [name, inTurn(times)]));
    const losses = await findLosses(store, DEFAULT_CHANNEL, done);
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
