import { Command } from '@commander-js/extra-typings';
import { newSeed, seed, wholeNumber } from '../../arguments/values';

export const model = new Command('model')
  .summary('random commands on the ledger, compared with a model of it after each')
  .description(
    `Runs random commands on the real ledger and on a model of it; after each both are compared and the books are proved. The long form of the ledger's model test. Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH).
Prints the seed; a failure prints the shortest sequence that shows it, with seed and path.`,
  )
  .option('--sequences <number>', 'how many sequences are tried', wholeNumber(), 1000)
  .option('--commands <number>', 'most commands of a sequence', wholeNumber(), 500)
  .option('--seed <number>', 'what draws the commands (default: another one each time)', seed)
  .action(async (options) =>
    (await import('@poku/api/prove')).proveModel({ ...options, seed: options.seed ?? newSeed() }),
  );
