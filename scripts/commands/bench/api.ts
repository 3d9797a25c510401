import { Command } from '@commander-js/extra-typings';
import { port, wholeNumber } from '../../arguments/values';

/** Measures something over HTTP beside pgbench with the same statements. @param what in the plural */
const besidePgbench = <const N extends string>(name: N, what: string) =>
  new Command(name)
    .summary(`${what} per second beside pgbench with the same statements, also with a long ledger`)
    .description(
      `Measures ${what} per second over HTTP beside pgbench, which runs the statements of one, captured from the API in the same run, as one script on the same server; and the same with many journals in the ledger beside a thousand. In turns, medians.
Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH) and pgbench on the PATH. Fails when the API makes less than half of pgbench's, or less than nine tenths of its own with the long ledger.`,
    )
    .option('--seconds <number>', 'how long each turn lasts', wholeNumber(), 8)
    .option('--rounds <number>', 'how many turns each has', wholeNumber(), 5)
    .option('--clients <number>', 'connections that call at once', wholeNumber(), 16)
    .option('--processes <number>', 'processes of the API', wholeNumber(), 2)
    .option('--journals <number>', 'journals of the long ledger', wholeNumber(), 1_000_000)
    .option('--port <number>', 'port of the first process; the others take the next ones', port, 4600)
    .option('--script', 'prints the script that pgbench runs');

export const api = besidePgbench('api', 'purchases').action(async (options) =>
  (await import('@poku/api/bench')).benchApi(options),
);

export const earn = besidePgbench('earn', 'purchases at a partner').action(async (options) =>
  (await import('@poku/api/bench')).benchEarn(options),
);
