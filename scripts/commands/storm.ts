import { parseArgs } from 'node:util';
import { runKills } from '../release/storm/kills';
import { runStorm } from '../release/storm/storm';

/**
 * `npm run storm -- --teams 4 --times 200 --store folder|s3`: teams as processes of their own promote at once in one channel.
 * `npm run storm -- --kill 50 --store folder|s3 [--seed 1]`: kills a promoting process at random moments instead.
 * Then proves that no change was lost and no state was torn; ends with code 1 when one was. With `s3` and without `POKU_STORE` the
 * service of the tests runs for it.
 */
const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '4' },
    times: { type: 'string', default: '200' },
    kill: { type: 'string' },
    store: { type: 'string', default: 'folder' },
    seed: { type: 'string', default: '1' },
  },
});

const countOf = (option: 'teams' | 'times' | 'kill' | 'seed'): number => {
  const count = Number(values[option]);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${option} is a whole number from 1, not "${values[option]}".`);
  return count;
};

try {
  const { store } = values;
  if (store !== 'folder' && store !== 's3') throw new Error(`--store is folder or s3, not "${store}".`);
  const { facts, losses } =
    values.kill === undefined
      ? await runStorm(store, countOf('teams'), countOf('times'))
      : await runKills(store, countOf('kill'), countOf('seed'));
  console.table({ ...facts, losses: losses.length });
  for (const loss of losses.slice(0, 50)) console.error(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
