import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs an `npm run` command beside the stack of this worker, until it says that it is ready. Rejects with what it said when it ends
 * instead.
 * @param args the command's name and its arguments
 * @param env settings beside those of this process
 * @param isReady part of what it says then
 * @returns ends it
 */
export const startCommand = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isReady = 'Ctrl-C ends it',
): Promise<() => Promise<void>> => {
  const program = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  const ended = once(program, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes(isReady)) resolve();
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.on('exit', () => reject(new Error(said)));
  });
  return async () => {
    program.kill('SIGTERM');
    await ended;
  };
};
