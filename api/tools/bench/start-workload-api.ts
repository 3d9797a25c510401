import { join } from 'node:path';
import { pokuHome, type Program, startProgram } from '@poku/tooling';
import { buildApp } from '../../src/app';
import { readApiConfig } from '../../src/config/env';
import { openPostgres } from '../../src/db/postgres';
import { createBenchDatabase, fillSandbox } from './bench-database-api';
import { capturing, scriptOf, type Capture, type Captured } from './capture-api';
import type { Workload } from './workload-api';

const env = { POKU_LOG_LEVEL: 'warn', POKU_DOCS: '0', POKU_RATE_LIMIT: '100000000', POKU_PARTNERS_PORT: '1' };

/** A database of a server that is filled for a workload, and what does it. */
export interface WorkloadApi {
  databaseUrl: string;
  ports: readonly number[];
  /** Statements of one call. */
  statements: readonly Captured[];
  /** A script of pgbench for numbers from `first` on, `perClient` for each client. */
  script(first: number, perClient: number): string;
  /** Stops the processes and drops the database. */
  close(): Promise<void>;
}

/**
 * Makes a database, fills it, captures the statements of a call and starts the API's processes on loopback.
 * @param more fills the database further before anything is measured
 */
export async function startWorkloadApi(
  serverUrl: string,
  workload: Workload,
  options: { firstPort: number; processes: number; calls: number; scripts: number; more: string },
): Promise<WorkloadApi> {
  const { url, drop } = await createBenchDatabase(serverUrl);
  const db = capturing(openPostgres(url, { maximum: 1, statementMs: 0, pauseMs: 0 }));
  const config = readApiConfig(env);
  const deps = await fillSandbox(db, config);
  await workload.fill(db, config, options);
  await db.script(options.more);
  await db.script('vacuum analyze');

  const app = await buildApp(deps);
  const capture = async (n: number): Promise<Capture> => {
    const statements: Captured[] = [];
    db.into = statements;
    const { url, headers, body } = workload.callOf(n);
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    db.into = undefined;
    if (!workload.isDone(answer.body)) throw new Error(`It was not done: ${answer.body}`);
    return { statements, known: workload.knownValues(n) };
  };
  // The first call of a process may look up what it keeps from then on.
  await capture(0);
  const [left, right] = [await capture(1), await capture(2)];
  await app.close();
  await db.close();

  const ports = Array.from({ length: options.processes }, (_, index) => options.firstPort + index);
  const programs: Program[] = ports.map((port) =>
    startProgram(
      `API ${port}`,
      'api/src/main.ts',
      { ...env, DATABASE_URL: url, POKU_API_PORT: String(port), POKU_HOME: pokuHome() },
      [`http://127.0.0.1:${port}/health/ready`],
      join(pokuHome(), 'logs', `bench-api-${port}.log`),
      (lines) => {
        throw new Error(`An API process ended:\n${lines}`);
      },
    ),
  );
  await Promise.all(programs.map((program) => program.ready));
  return {
    databaseUrl: url,
    ports,
    statements: right.statements,
    script: (first, perClient) => scriptOf(left, right, workload.variables(first, perClient)),
    async close() {
      await Promise.all(programs.map((program) => program.stop()));
      await drop();
    },
  };
}
