import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const ledger = new Command('ledger')
  .summary('verifies a ledger of a million journals')
  .description(
    `Fills a ledger on PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH) with orders in every state, proves it and prints how long that took; then breaks one journal and shows that the proof names it.
Fails when a million journals take longer than 60 s, when sound books do not hold, or when the broken journal is not named.`,
  )
  .option('--journals <number>', 'journals of the ledger, about', wholeNumber(), 1_000_000)
  .action(async (options) => (await import('@poku/api/bench')).benchLedger(options));
