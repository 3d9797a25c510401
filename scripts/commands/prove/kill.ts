import { Command } from '@commander-js/extra-typings';
import { port, seed, wholeNumber } from '../../arguments/values';

export const kill = new Command('kill')
  .summary('kills the API in the middle of purchases')
  .description(
    `Kills the API with SIGKILL at random moments of running checkouts from several sources, starts it again, and then proves that nothing was lost or doubled. Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH).
Fails when something was.`,
  )
  .option('--times <number>', 'how often it is killed', wholeNumber(), 50)
  .option('--seed <number>', 'what draws the moments', seed, 1)
  .option('--buyers <number>', 'members who buy at once', wholeNumber(), 12)
  .option('--port <number>', 'first port of the stack', port, 5140)
  .action(async (options) => (await import('@poku/api/prove')).proveKill(options));
