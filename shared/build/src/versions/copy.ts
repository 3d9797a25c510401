import { copyFile, link, mkdir, readdir, rm, symlink, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';

/** A copy of the repository below `.poku`, in which sources can be changed. */
export const COPY = join(ROOT, '.poku/versions-check/');

const LEFT_OUT = new Set(['.git', '.poku', '.mf', 'dist', 'coverage', 'test-results']);

const copyFolder = async (from: string, to: string, isPackage: boolean): Promise<void> => {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [source, target] = [join(from, name), join(to, name)];
    if (!isPackage && LEFT_OUT.has(name)) continue;
    if (entry.isDirectory()) await copyFolder(source, target, isPackage || name === 'node_modules');
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Packages are not changed, and many.
    else if (isPackage) await link(source, target);
    else await copyFile(source, target);
  }
};

/** Makes the copy, without what commands made. */
export const makeCopy = async (): Promise<void> => {
  await removeCopy();
  await mkdir(join(ROOT, '.poku'), { recursive: true });
  await copyFolder(ROOT, COPY, false);
};

export const removeCopy = (): Promise<void> => rm(COPY, { recursive: true, force: true });
