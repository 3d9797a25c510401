import { execFileSync } from 'node:child_process';
import { ROOT } from '../webpack/common';
import { isInput } from './inputs';

/** Where the sources of a release stand in the history of the repository. */
export interface Origin {
  /** Commit that they were built on, or `unknown` outside a checkout. */
  readonly commit: string;
  /** Set when some of them were not as they are in that commit. */
  readonly hasUncommittedChanges?: true;
}

const git = (root: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  } catch {
    return undefined;
  }
};

/**
 * Where the sources of a build stand. Files that do not count for it, such as tests, may be changed.
 * @param inputs folders and files that it is made from, relative to the repository
 */
export const originOf = (inputs: readonly string[], root = ROOT): Origin => {
  const commit = git(root, 'rev-parse', 'HEAD')?.trim();
  if (commit === undefined) return { commit: 'unknown' };
  const changes = git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...inputs) ?? '';
  const isChanged = changes
    .split('\n')
    // Two letters say how it was changed, then comes its path.
    .map((line) => line.slice(3))
    .some((path) => path !== '' && path.split('/').every(isInput));
  return { commit, ...(isChanged && { hasUncommittedChanges: true }) };
};
