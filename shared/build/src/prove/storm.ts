import { runKills } from '../release/storm/kills';
import { runStorm } from '../release/storm/storm';

/** Where releases lie, and how many teams promote how often, or how often one is killed. */
interface Options {
  readonly store: 'folder' | 's3';
  readonly teams: number;
  readonly times: number;
  readonly kill?: number;
  readonly seed: number;
}

/**
 * Lets teams, which are processes of their own, promote at once in one channel; or kills a promoting process at random moments. Then
 * proves that no change was lost and no state was torn. Sets the exit code 1 when one was.
 */
export const proveStorm = async ({ store, teams, times, kill, seed }: Options): Promise<void> => {
  const { facts, losses } = await (kill === undefined
    ? runStorm(store, teams, times)
    : runKills(store, kill, seed));
  console.table({ ...facts, losses: losses.length });
  for (const loss of losses.slice(0, 50)) console.error(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
};
