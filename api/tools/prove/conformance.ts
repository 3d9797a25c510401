import { readApiConfig } from '../../src/config/env';
import { openPostgres } from '../../src/db/postgres';
import { createSagaService } from '../../src/modules/payment/saga/saga.service';
import { createClock } from '../../src/ports/clock';
import { createHttpPartners } from '../../src/ports/partners';
import { purchases } from '../bench/purchase-data-api';
import { startWorkloadApi } from '../bench/start-workload-api';
import { postgresServer } from '../databases/postgres-server';
import { benchOf } from '../conformance/books';
import { invariants } from '../conformance/invariants';

const PROCESSES = 2;
const CODES = 52_000;

/**
 * Proves the fifteen invariants of the public Ledger Conformance Kit over HTTP, on two processes of the API and PostgreSQL. Sets the exit
 * code 1 when one does not hold.
 */
export const proveConformance = async ({ port }: { readonly port: number }): Promise<void> => {
  const server = await postgresServer();
  if (!server)
    throw new Error(
      'prove conformance needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.',
    );
  let held = 0;
  try {
    const api = await startWorkloadApi(server.url, purchases, {
      firstPort: port,
      processes: PROCESSES,
      calls: CODES,
      scripts: 0,
      more: '',
    });
    const db = openPostgres(api.databaseUrl, { maximum: 2, statementMs: 0, pauseMs: 0 });
    try {
      const { partners } = readApiConfig({});
      const saga = createSagaService({ db, clock: createClock(), partners: createHttpPartners(partners) });
      const bench = benchOf(api, db, (order) => saga.refund(order, 'kit'));
      for (const { name, prove } of invariants) {
        const problem = await prove(bench);
        if (problem === undefined) held += 1;
        console.log(
          `${problem === undefined ? 'holds ' : 'BROKEN'} ${name}${problem === undefined ? '' : `: ${problem}`}`,
        );
      }
      console.log(`${held} of ${invariants.length}`);
    } finally {
      await db.close();
      await api.close();
    }
  } finally {
    await server.stop();
  }
  process.exitCode = held === invariants.length ? 0 : 1;
};
