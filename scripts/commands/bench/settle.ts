import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const settle = new Command('settle')
  .summary("compares 100,000 purchases with a partner's list")
  .description(
    `Fills a day of purchases on PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH), compares them over HTTP with a partner's list in which 100 differ, and prints how long that took.
Fails when 100,000 take longer than 30 s, or when other purchases are named than those that differ.`,
  )
  .option('--lines <number>', 'purchases of the day', wholeNumber(), 100_000)
  .action(async (options) => (await import('@poku/api/bench')).benchSettle(options));
