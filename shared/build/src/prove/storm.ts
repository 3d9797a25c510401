import { runKills } from '../release/storm/kills';
import { runStorm } from '../release/storm/storm';

/** Where releases lie, and how many teams promote how often, or how often one is killed. */
interface Options {
  readonly store: 'folder' | 's3';
  readonly teams: number;
  readonly sets: number;
  readonly times: number;
  readonly kill?: number;
  readonly seed: number;
}

/**
 * Lets teams, which are processes of their own, promote at once in one channel; or kills a promoting process at random moments. Then
 * proves that no change was lost, no state was torn, and none has a part of a set. Sets the exit code 1 when one was.
 */
export const proveStorm = async ({ store, teams, sets, times, kill, seed }: Options): Promise<void> => {
  const { facts, losses } = await (kill === undefined
    ? runStorm(store, teams, sets, times)
    : runKills(store, kill, sets > 0, seed));
  console.table({ ...facts, losses: losses.length });
  for (const loss of losses.slice(0, 50)) console.error(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
};
