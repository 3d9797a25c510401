import { Command } from '@commander-js/extra-typings';
import { seed, wholeNumber } from '../../arguments/values';

export const simulate = new Command('simulate')
  .summary('purchases with every failure that a seed can make')
  .description(
    `Simulates purchases under a simulated clock with faulty partners and crashes of the API (docs/reliability.md), in worlds of so many checkouts, each with the seed after the one before, on the server of DATABASE_URL, or on the embedded database in memory.
Fails at the first broken promise and says how to see it again.`,
  )
  .option('--checkouts <number>', 'purchases in all', wholeNumber(), 1000)
  .option('--size <number>', 'purchases of a world', wholeNumber(), 50)
  .option(
    '--member-weeks <number>',
    'instead, worlds whose members live for weeks, buy, get packages and are told things: members times weeks in all',
    wholeNumber(),
  )
  .option('--members <number>', 'members of such a world', wholeNumber(), 250)
  .option('--weeks <number>', 'how long such a world lives', wholeNumber(), 4)
  .option(
    '--seed <number>',
    'seed of the first world (default: 1; with --every-await that of a purchase from every kind of source)',
    seed,
  )
  .option(
    '--every-await',
    'makes one purchase of the seed instead, and without a seed the uses of a coupon, too, again and again, crashing at one await after the other',
  )
  .action(async (options) => (await import('@poku/api/prove')).proveSimulate(options));
