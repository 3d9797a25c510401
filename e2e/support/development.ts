import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { JOURNEYS_HOME, JOURNEYS_KEYS, SITE_URL } from './addresses';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Between a site's port and that of the remote in development. */
const STEP = 5;
const PORT = Number(new URL(SITE_URL).port) + STEP;

/** `npm run dev`, running. */
export interface Development {
  /** Origin of the site with the remote in it. */
  readonly origin: string;
  /** Address that leads to the newest build. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/** Runs `npm run dev` for a remote inside the shell of the running site. Rejects with what it said when it ends instead. */
export const develop = async (remote: string): Promise<Development> => {
  const program = spawn(process.execPath, ['scripts/bootstrap.mjs', 'dev', remote, '--shell', SITE_URL], {
    cwd: ROOT,
    env: {
      ...process.env,
      POKU_HOME: JOURNEYS_HOME,
      POKU_KEYS: JOURNEYS_KEYS,
      POKU_DEV_PORT: String(PORT),
    },
  });
  const ended = once(program, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes('Ctrl-C ends it.')) resolve();
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.on('exit', () => reject(new Error(said)));
  });
  const origin = `http://localhost:${PORT}`;
  return {
    origin,
    link: `${origin}/dev`,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
};
