import { execFileSync } from 'node:child_process';
import { ROOT } from '@poku/tooling';
import { LOCK_FILE, lockOf } from './lock';

/** Where the sources of a release stand in the history of the repository. */
export interface Origin {
  /** Commit that they were built on, or `unknown` outside a checkout. */
  readonly commit: string;
  /** Set when some of them were not as they are in that commit. */
  readonly hasUncommittedChanges?: true;
}

/** What a build was made of. */
export interface OriginInputs {
  /** Files by path inside the repository. */
  readonly files: readonly string[];
  /** Packages by folder, with what the lock file said of them. */
  readonly packages: Readonly<Record<string, string>>;
}

const git = (root: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
};

/** Paths that are not as they are in the last commit, new ones included. */
const changedPaths = (root: string): Set<string> => {
  const [changed, made] = [
    ['diff', '--name-only', '--relative', '-z', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ].map((args) => git(root, ...args) ?? '');
  return new Set(`${changed}\0${made}`.split('\0'));
};

const hasOtherPackages = (root: string, packages: OriginInputs['packages']): boolean => {
  const committed = git(root, 'show', `HEAD:./${LOCK_FILE}`);
  if (committed === undefined) return true;
  const lock = lockOf(committed);
  return Object.entries(packages).some(([folder, entry]) => lock.entry(folder) !== entry);
};

/** Where the sources of a build stand. What it did not read may be changed. */
export const originOf = ({ files, packages }: OriginInputs, root = ROOT): Origin => {
  const commit = git(root, 'rev-parse', 'HEAD')?.trim();
  if (commit === undefined) return { commit: 'unknown' };
  const changed = changedPaths(root);
  const isChanged =
    files.some((file) => changed.has(file)) || (changed.has(LOCK_FILE) && hasOtherPackages(root, packages));
  return { commit, ...(isChanged && { hasUncommittedChanges: true }) };
};
