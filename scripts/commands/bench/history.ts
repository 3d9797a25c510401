import { Command, Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const history = new Command('history')
  .summary('a history of 10,000 earns and 10,000 burns: first pages, plans, and scrolled to its end')
  .description(
    `Measures first pages of a history of 10,000 earns and 10,000 burns with each filter, over HTTP, on PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH); then scrolls the same history to its end in Chromium with a processor four times slower. The second part needs the ports of npm start and a machine that does nothing else.
Fails when a page takes 50 ms or more at the 95th percentile, when a plan reads a table of rows in sequence, or when scrolling makes a task of more than 100 ms.`,
  )
  .option('--requests <number>', 'requests of each kind', wholeNumber(), 200)
  .addOption(new Option('--only <part>', 'one part alone').choices(['api', 'browser'] as const))
  .action(async (options) => (await import('../../bench/history')).benchHistory(options));
