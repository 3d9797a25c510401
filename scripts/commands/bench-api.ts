import { parseArgs } from 'node:util';
import { measurePurchases } from '../bench/measure-api';
import { median, percentile, spread } from '../bench/statistics';
import { postgresServer } from '../checks/postgres-server';

/**
 * `npm run bench:api`: purchases per second over HTTP beside pgbench, which runs the statements of a purchase, captured from
 * the API in the same run, as one script on the same server; and the same with a million journals in the ledger beside a
 * thousand. In turns, medians. Needs PostgreSQL and pgbench on the PATH. Fails when the API makes less than half of
 * pgbench's, or less than nine tenths of its own with the long ledger.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
    processes: { type: 'string', default: '2' },
    journals: { type: 'string', default: '1000000' },
    port: { type: 'string', default: '4600' },
    script: { type: 'boolean', default: false },
  },
});
const LIMITS = { pgbench: 0.5, journals: 0.9 };
const [clients, rounds] = [Number(values.clients), Number(values.rounds)];

const server = await postgresServer({ durable: true });
if (!server)
  throw new Error('bench:api needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
try {
  console.log(`${server.origin}; ${values.processes} processes of the API, ${clients} connections`);
  const { rates, timesMs, statements, script } = await measurePurchases(server.url, {
    clients,
    rounds,
    processes: Number(values.processes),
    firstPort: Number(values.port),
    journals: [1000, Number(values.journals)],
    durationMs: Number(values.seconds) * 1000,
    say: (line) => console.log(line),
  });
  console.log(`${statements} statements a purchase, begin and commit among them`);
  if (values.script) console.log(script);
  const ratios = {
    pgbench: median(rates.short) / median(rates.pgbench),
    journals: median(rates.long) / median(rates.short),
  };
  console.log(`pgbench: ${median(rates.pgbench).toFixed(0)} purchases per second (${spread(rates.pgbench)})`);
  console.log(
    `API: ${median(rates.short).toFixed(0)} per second (${spread(rates.short)}), ` +
      `median ${median(timesMs).toFixed(1)} ms, 99th percentile ${percentile(timesMs, 99).toFixed(1)} ms`,
  );
  console.log(
    `API with ${values.journals} journals: ${median(rates.long).toFixed(0)} (${spread(rates.long)})`,
  );
  console.log(`API to pgbench: ${ratios.pgbench.toFixed(2)}, at least ${LIMITS.pgbench}`);
  console.log(`long ledger to short: ${ratios.journals.toFixed(2)}, at least ${LIMITS.journals}`);
  process.exitCode = ratios.pgbench >= LIMITS.pgbench && ratios.journals >= LIMITS.journals ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.stop();
}
process.exit();
