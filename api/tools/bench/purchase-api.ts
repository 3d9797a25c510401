import { join } from 'node:path';
import { pokuHome, type Program, startProgram } from '@poku/tooling';
import { buildApp } from '../../src/app';
import { readApiConfig } from '../../src/config/env';
import { openPostgres } from '../../src/db/postgres';
import { createBenchDatabase, fillSandbox } from './bench-database-api';
import { capturing, scriptOf, type Capture, type Captured } from './capture-api';
import {
  fillCodes,
  fillScriptCodes,
  fillWorld,
  knownValues,
  purchaseBody,
  purchaseOf,
  variables,
} from './purchase-data-api';

const env = { POKU_LOG_LEVEL: 'warn', POKU_DOCS: '0', POKU_RATE_LIMIT: '100000000', POKU_PARTNERS_PORT: '1' };

/** A database of a server with members who can buy, and what buys in it. */
export interface PurchaseApi {
  databaseUrl: string;
  ports: readonly number[];
  /** Statements of one purchase. */
  statements: readonly Captured[];
  /** A script of pgbench for purchases from the number `first` on, `perClient` for each client. */
  script(first: number, perClient: number): string;
  /** Stops the processes and drops the database. */
  close(): Promise<void>;
}

/**
 * Makes a database, fills it, captures the statements of a purchase and starts the API's processes on loopback.
 * @param more fills the database further before anything is measured
 */
export async function startPurchaseApi(
  serverUrl: string,
  options: { firstPort: number; processes: number; codes: number; scriptCodes: number; more: string },
): Promise<PurchaseApi> {
  const { url, drop } = await createBenchDatabase(serverUrl);
  const db = capturing(openPostgres(url, { maximum: 1, statementMs: 0, pauseMs: 0 }));
  const config = readApiConfig(env);
  const deps = await fillSandbox(db, config);
  await fillWorld(db);
  await fillCodes(db, config.secret, options.codes);
  await fillScriptCodes(db, options.scriptCodes);
  await db.script(options.more);
  await db.script('vacuum analyze');

  const app = await buildApp(deps);
  const capture = async (n: number): Promise<Capture> => {
    const statements: Captured[] = [];
    db.into = statements;
    const headers = { authorization: `Bearer ${purchaseOf(n).token}`, 'content-type': 'application/json' };
    const answer = await app.inject({
      method: 'POST',
      url: '/buyvoucher',
      headers,
      payload: purchaseBody(n),
    });
    db.into = undefined;
    if (!answer.body.includes('"responseCode":200')) throw new Error(`No purchase: ${answer.body}`);
    return { statements, known: knownValues(n) };
  };
  // The first purchase of a process may look up what it keeps from then on.
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
    script: (first, perClient) => scriptOf(left, right, variables(first, perClient)),
    async close() {
      await Promise.all(programs.map((program) => program.stop()));
      await drop();
    },
  };
}
