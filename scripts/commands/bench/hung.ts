import { Command } from '@commander-js/extra-typings';
import { port, wholeNumber } from '../../arguments/values';

export const hung = new Command('hung')
  .summary('how long purchases take while a partner hangs')
  .description(
    `Measures purchases while NusaPoin answers nobody for a minute. Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH).
Fails when members who pay with it have no answer within 6 s at the 99th percentile, or members who pay with own points at the same time are slowed.`,
  )
  .option('--buys <number>', 'purchases with the partner', wholeNumber(), 200)
  .option('--together <number>', 'how many of them at once', wholeNumber(), 20)
  .option('--port <number>', 'first port of the stack', port, 5160)
  .action(async (options) => (await import('@poku/api/bench')).benchHung(options));
