import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plan } from './plan';

const LOCK = 'package-lock.json';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Links the workspace as npm would, so that nothing has to be installed. When the packages were not those of the lock file
 * before, the next command installs them.
 */
const install = async (root: string, name: string, oldLock: string, newLock: string): Promise<void> => {
  const link = join(root, 'node_modules/@poku', name);
  await mkdir(dirname(link), { recursive: true });
  // npm links in the same way; Windows needs no right for a junction.
  await symlink(relative(dirname(link), join(root, name)), link, 'junction');
  const marker = join(root, 'node_modules/.poku-installed');
  const installed = existsSync(marker) ? await readFile(marker, 'utf8') : undefined;
  if (installed === hashOf(oldLock)) await writeFile(marker, hashOf(newLock));
};

/**
 * Writes a new remote into the repository.
 * @throws Error that names the file that is there already; then nothing is written
 */
export const writeRemote = async (root: string, name: string, plan: Plan): Promise<void> => {
  const taken = [name, ...plan.keys()].find((path) => path !== LOCK && existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already; nothing was written.`);
  const oldLock = await readFile(join(root, LOCK), 'utf8');
  for (const [path, text] of plan) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await install(root, name, oldLock, plan.get(LOCK) ?? oldLock);
};
