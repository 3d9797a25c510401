import { readFile } from 'node:fs/promises';
import { ROOT } from '@poku/tooling';
import { sha256 } from './sources';

export const LOCK_FILE = 'package-lock.json';

/** What a lock file says of packages from outside. */
export interface Lock {
  /** SHA-256 of all that it says. */
  readonly digest: string;
  /** Version and integrity of a package by its folder; undefined when it says nothing. */
  readonly entry: (folder: string) => string | undefined;
}

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** Reads a lock file. Workspaces are no packages: their files count one by one, and a new one changes no other. */
export const lockOf = (text: string): Lock => {
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Locked>> };
  const fromOutside = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && link !== true,
  );
  const entries = new Map(
    fromOutside.map(([folder, { version, integrity, resolved }]) => [
      folder,
      [version, integrity ?? resolved].filter(Boolean).join(' '),
    ]),
  );
  return { digest: sha256(JSON.stringify(fromOutside)), entry: (folder) => entries.get(folder) };
};

/** The lock file of the working copy. */
export const presentLock = async (): Promise<Lock> => lockOf(await readFile(ROOT + LOCK_FILE, 'utf8'));

/** Folder of the package that a file belongs to; undefined for files of the repository itself. */
export const packageFolder = (path: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^@/][^/]*(?=\/)/.exec(path)?.[0];

/**
 * What a lock file says of some packages.
 * @throws Error that names the one of which it says nothing
 */
export const lockedEntries = (lock: Lock, folders: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    folders.map((folder) => {
      const entry = lock.entry(folder);
      if (entry === undefined)
        throw new Error(`${folder} is built in and not in ${LOCK_FILE}; run npm install.`);
      return [folder, entry];
    }),
  );
