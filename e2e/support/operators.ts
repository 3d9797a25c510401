import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stackSettings } from './addresses';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run ops` on the data of the journey's stack, which must be stopped. @returns what it prints */
export const ops = (...options: string[]): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'ops', ...options],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, ...stackSettings(Number(process.env.TEST_PARALLEL_INDEX ?? 0)) },
    },
  );
  if (status !== 0) throw new Error(`npm run ops -- ${options.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};
