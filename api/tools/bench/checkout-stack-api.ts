import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pokuHome, type Program, requireFreePorts, ROOT, startProgram } from '@poku/tooling';
import { readApiConfig, type ApiConfig } from '../../src/config/env';
import { openPostgres } from '../../src/db/postgres';
import type { Database } from '../../src/db/database';
import { createSandboxService } from '../../src/modules/sandbox/service';
import { createClock } from '../../src/ports/clock';
import { createHttpBillers } from '../../src/ports/billers';
import { createHttpPartners } from '../../src/ports/partners';
import { createTurns } from '../../src/ports/turns';
import { fillLinks, fillPartners } from './checkout-fill-api';
import { fillCodes, fillWorld } from './purchase-data-api';
import { temporaryDatabase } from '../databases/temporary-database';

const READY_MS = 120_000;
const POLL_MS = 50;

/** The API and the sandbox partners as processes on one server, with members who can buy from several sources. */
export interface CheckoutStack {
  origin: string;
  config: ApiConfig;
  /** For looking on. */
  db: Database;
  /** Ends the API at once, as a power cut does. */
  kill(): Promise<void>;
  /** Starts the API again and waits until it is ready, or until it answers that it is alive. */
  start(until?: 'ready' | 'live'): Promise<void>;
  close(): Promise<void>;
}

/** Makes both databases, fills them for so many purchases and starts everything; `port` and the thirteen after it are used. */
export async function startCheckoutStack(
  serverUrl: string,
  port: number,
  purchases: number,
): Promise<CheckoutStack> {
  await requireFreePorts(
    [0, 10, 11, 12, 13].map((place) => ({
      what: 'a program of the test',
      variable: '--port',
      port: port + place,
    })),
  );
  const api = await temporaryDatabase(serverUrl);
  const own = await temporaryDatabase(serverUrl);
  const env = {
    POKU_HOME: pokuHome(),
    POKU_LOG_LEVEL: 'warn',
    POKU_DOCS: '0',
    POKU_RATE_LIMIT: '100000000',
    POKU_API_PORT: String(port),
    POKU_PARTNERS_PORT: String(port + 10),
    POKU_SITE_PORT: String(port + 1),
    DATABASE_URL: api.url ?? '',
    PARTNERS_DATABASE_URL: own.url ?? '',
  };
  const config = readApiConfig(env);
  const deps = { db: api.db, config, clock: createClock(), turns: createTurns() };
  await createSandboxService({
    ...deps,
    partners: createHttpPartners(config.partners),
    billers: createHttpBillers(config.billers),
  }).fillWhenEmpty();
  await fillWorld(api.db);
  await fillCodes(api.db, config.secret, purchases);
  await fillLinks(api.db, purchases);

  const partners: Program = startProgram(
    'sandbox partners',
    'api/src/main-partners.ts',
    env,
    [0, 1, 2, 3].map((place) => `http://127.0.0.1:${port + 10 + place}/health`),
    join(pokuHome(), 'logs', 'checkout-partners.log'),
    (lines) => console.error(`The sandbox partners ended:\n${lines}`),
  );
  await partners.ready;
  const filler = openPostgres(own.url ?? '', { maximum: 1, statementMs: 0 });
  await fillPartners(filler, purchases);
  await filler.close();

  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async (until: 'ready' | 'live' = 'ready'): Promise<void> => {
    const started = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'api/src/main.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    const endMs = performance.now() + READY_MS;
    while (!(await isWell(origin, until))) {
      if (started.exitCode !== null || performance.now() > endMs) throw new Error('The API did not start');
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const kill = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    origin,
    config,
    db: api.db,
    kill,
    start,
    async close() {
      await kill();
      await partners.stop();
      await api.drop();
      await own.drop();
    },
  };
}

const isWell = async (origin: string, what: 'ready' | 'live'): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/health/${what}`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
};
