import { median, percentile, spread } from '@poku/tooling';
import { earnEvents } from './earn-data-api';
import { measureWorkload } from './measure-api';
import { purchases } from './purchase-data-api';
import type { Workload } from './workload-api';
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
 * Measures how often a workload is done in a second over HTTP, beside pgbench, in turns. Sets the exit code 1 when the API makes less than half of
 * pgbench's, or less than nine tenths of its own with the long ledger.
 */
const benchWorkload = async (workload: Workload, options: Options): Promise<void> => {
  const { clients, rounds, processes, journals } = options;
  const server = await postgresServer({ durable: true });
  if (!server)
    throw new Error('This needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
  try {
    console.log(`${server.origin}; ${processes} processes of the API, ${clients} connections`);
    const { rates, timesMs, statements, script } = await measureWorkload(server.url, workload, {
      clients,
      rounds,
      processes,
      firstPort: options.port,
      journals: [1000, journals],
      durationMs: options.seconds * 1000,
      say: (line) => console.log(line),
    });
    console.log(`${statements} statements for each of the ${workload.name}, begin and commit among them`);
    if (options.script) console.log(script);
    const ratios = {
      pgbench: median(rates.short) / median(rates.pgbench),
      journals: median(rates.long) / median(rates.short),
    };
    console.log(
      `pgbench: ${median(rates.pgbench).toFixed(0)} ${workload.name} per second (${spread(rates.pgbench)})`,
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

/** Purchases of coupons. */
export const benchApi = (options: Options): Promise<void> => benchWorkload(purchases, options);

/** Purchases that a partner reports, each of which gives points at once. */
export const benchEarn = (options: Options): Promise<void> => benchWorkload(earnEvents, options);
