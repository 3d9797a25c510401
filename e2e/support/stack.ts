import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { stackSettings } from './addresses';
import { whileSourcesRest } from './sources';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A first start builds everything. */
const START_MS = 300_000;
const IS_READY = 'Poku is ready';

/** Runs what `npm start` runs. Rejects with what it said when it ends instead. @returns ends it */
const startStack = async (settings: Readonly<Record<string, string>>): Promise<() => Promise<void>> => {
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: `${ROOT}tsconfig.base.json`, ...settings },
    // The channel tells it when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(program, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes(IS_READY)) resolve();
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.on('exit', () => reject(new Error(said)));
  });
  return async () => {
    program.kill('SIGTERM');
    await ended;
  };
};

/** What a journey runs against. */
interface RunningStack {
  /**
   * Does something while nothing of it runs, and starts it again with the same data: the embedded database belongs to one process,
   * so that an operator's command needs it free. A page that stays open has no site meanwhile.
   */
  readonly whileStopped: <T>(work: () => T) => Promise<T>;
}

/** A test against a stack of its worker's own; all workers start theirs at once. */
export const test = base.extend<object, { readonly stack: RunningStack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use, { parallelIndex }) => {
      const start = () =>
        whileSourcesRest(parallelIndex, () => startStack({ ...stackSettings(parallelIndex) }));
      let stop = await start();
      await use({
        whileStopped: async (work) => {
          await stop();
          try {
            return work();
          } finally {
            stop = await start();
          }
        },
      });
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});
