import { Command } from '@commander-js/extra-typings';
import { newSeed, seed, wholeNumber } from '../../arguments/values';

export const fuzz = new Command('fuzz')
  .summary('hostile cases of every call of the API: no 5xx, and every answer in our form')
  .description(
    `Makes hostile cases of every call of the API, as a guest, as a member and as a partner that signs, on the server of DATABASE_URL, or on the embedded database in memory. Partners do not answer. Prints the seed and the slowest answer.
Fails when an answer is a 5xx, not our envelope, or without our headers.`,
  )
  .option('--cases <number>', 'cases of each call', wholeNumber(), 2000)
  .option('--seed <number>', 'what draws the cases (default: another one each time)', seed)
  .option('--only <words>', 'only calls with these words in their name, as "POST /ticket"')
  .action(async (options) =>
    (await import('@poku/api/prove')).proveFuzz({ ...options, seed: options.seed ?? newSeed() }),
  );
