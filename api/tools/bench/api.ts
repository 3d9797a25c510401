import { median, percentile, spread } from '@poku/tooling';
import { measurePurchases } from './measure-api';
import { postgresServer } from '../databases/postgres-server';

/** What is measured, and for how long. */
interface Options {
  readonly seconds: number;
  readonly rounds: number;
  readonly clients: number;
  readonly processes: number;
  readonly journals: number;
  readonly port: number;
  readonly script?: boolean;
}

const LIMITS = { pgbench: 0.5, journals: 0.9 };

/**
 * Measures purchases per second over HTTP beside pgbench, in turns. Sets the exit code 1 when the API makes less than half of
 * pgbench's, or less than nine tenths of its own with the long ledger.
 */
export const benchApi = async (options: Options): Promise<void> => {
  const { clients, rounds, processes, journals } = options;
  const server = await postgresServer({ durable: true });
  if (!server)
    throw new Error('bench api needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
  try {
    console.log(`${server.origin}; ${processes} processes of the API, ${clients} connections`);
    const { rates, timesMs, statements, script } = await measurePurchases(server.url, {
      clients,
      rounds,
      processes,
      firstPort: options.port,
      journals: [1000, journals],
      durationMs: options.seconds * 1000,
      say: (line) => console.log(line),
    });
    console.log(`${statements} statements a purchase, begin and commit among them`);
    if (options.script) console.log(script);
    const ratios = {
      pgbench: median(rates.short) / median(rates.pgbench),
      journals: median(rates.long) / median(rates.short),
    };
    console.log(
      `pgbench: ${median(rates.pgbench).toFixed(0)} purchases per second (${spread(rates.pgbench)})`,
    );
    console.log(
      `API: ${median(rates.short).toFixed(0)} per second (${spread(rates.short)}), ` +
        `median ${median(timesMs).toFixed(1)} ms, 99th percentile ${percentile(timesMs, 99).toFixed(1)} ms`,
    );
    console.log(`API with ${journals} journals: ${median(rates.long).toFixed(0)} (${spread(rates.long)})`);
    console.log(`API to pgbench: ${ratios.pgbench.toFixed(2)}, at least ${LIMITS.pgbench}`);
    console.log(`long ledger to short: ${ratios.journals.toFixed(2)}, at least ${LIMITS.journals}`);
    process.exitCode = ratios.pgbench >= LIMITS.pgbench && ratios.journals >= LIMITS.journals ? 0 : 1;
  } finally {
    await server.stop();
  }
};
