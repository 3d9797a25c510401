import { Command } from '@commander-js/extra-typings';
import { port } from '../../arguments/values';

export const conformance = new Command('conformance')
  .summary('the invariants that a ledger must keep, over HTTP on two processes')
  .description(
    `Proves the fifteen invariants of the public Ledger Conformance Kit over HTTP, on two processes of the API (docs/reliability.md). Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH).
Fails when one does not hold.`,
  )
  .option('--port <number>', 'port of the first process; the other takes the next one', port, 4700)
  .action(async (options) => (await import('@poku/api/prove')).proveConformance(options));
