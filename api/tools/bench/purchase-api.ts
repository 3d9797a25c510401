import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pokuHome, type Program, startProgram } from '@poku/tooling';
import { buildApp } from '../../src/app';
import { readApiConfig } from '../../src/config/env';
import { migrate } from '../../src/db/migrate';
import { apiMigrations } from '../../src/db/open';
import { openPostgres } from '../../src/db/postgres';
import type { AppDeps } from '../../src/deps';
import { createSandboxService } from '../../src/modules/sandbox/service';
import { createClock } from '../../src/ports/clock';
import { sandboxMessages } from '../../src/ports/messages';
import { createHttpPartners } from '../../src/ports/partners';
import { createTurns } from '../../src/ports/turns';
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
  const name = `poku_bench_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl, { maximum: 1, statementMs: 0 });
  await server.script(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = capturing(openPostgres(url.href, { maximum: 1, statementMs: 0, pauseMs: 0 }));
  const config = readApiConfig(env);
  const deps: AppDeps = {
    db,
    clock: createClock(),
    config,
    messages: sandboxMessages,
    partners: createHttpPartners(config.partners),
    turns: createTurns(),
    secure: false,
  };
  await migrate(db, apiMigrations());
  await createSandboxService(deps).fillWhenEmpty();
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
      { ...env, DATABASE_URL: url.href, POKU_API_PORT: String(port), POKU_HOME: pokuHome() },
      [`http://127.0.0.1:${port}/health/ready`],
      join(pokuHome(), 'logs', `bench-api-${port}.log`),
      (lines) => {
        throw new Error(`An API process ended:\n${lines}`);
      },
    ),
  );
  await Promise.all(programs.map((program) => program.ready));
  return {
    databaseUrl: url.href,
    ports,
    statements: right.statements,
    script: (first, perClient) => scriptOf(left, right, variables(first, perClient)),
    async close() {
      await Promise.all(programs.map((program) => program.stop()));
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
