import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { portsInUse } from '@poku/tooling';

/** When the pictures are taken, by the clocks of site, API and browser: half past nine in the morning in Jakarta. */
export const TAKEN_AT = new Date('2027-01-15T02:30:00.000Z');

const IS_READY = 'Poku is ready';

/** A site that runs for the pictures. */
export interface SlowSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts what `npm start` of a checkout starts, with fixtures of its own and a clock that stands nearly still.
 * @param checkout folder of the repository, with its packages installed
 * @throws Error with what it said when it ends instead
 */
export const startSlowSite = async (checkout: string): Promise<SlowSite> => {
  const home = join(checkout, '.poku/screens-home');
  await rm(home, { recursive: true, force: true });
  const ports = portsInUse();
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/start.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${new URL('slow-clock.mjs', import.meta.url).href}`,
      POKU_CLOCK_FROM: TAKEN_AT.toISOString(),
      POKU_CLOCK_STARTED: String(Date.now()),
      POKU_HOME: home,
      POKU_KEYS: join(checkout, '.poku/keys'),
      POKU_BUILDS: join(checkout, '.poku/build'),
      TSX_TSCONFIG_PATH: join(checkout, 'tsconfig.base.json'),
    },
    // The channel tells it when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(program, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes(IS_READY)) resolve();
      });
    program.once('exit', () => reject(new Error(said)));
  });
  return {
    siteUrl: `http://localhost:${ports.site.port}`,
    apiUrl: `http://127.0.0.1:${ports.api.port}`,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
};
