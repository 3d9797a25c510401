import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stackSettings } from './addresses';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run release` on the store of the running site. */
export const release = (...options: string[]): string =>
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'release', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Its ports too: the page names the partners that payments go to.
      ...stackSettings(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
      POKU_BUILDS: `${ROOT}.poku/build`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Runs `work` while a source file has another text, as a team would have changed it, and puts the file back.
 * @param file path inside the repository
 * @param edit gives the changed text; an edit that changes nothing is an error
 */
export const withSource = async (
  file: string,
  edit: (text: string) => string,
  work: () => Promise<void> | void,
): Promise<void> => {
  const original = readFileSync(ROOT + file, 'utf8');
  const edited = edit(original);
  if (edited === original) throw new Error(`The edit of ${file} changes nothing`);
  writeFileSync(ROOT + file, edited);
  try {
    await work();
  } finally {
    writeFileSync(ROOT + file, original);
  }
};
