import { runCommand } from '../step';

const git = async (...options: readonly string[]): Promise<readonly string[]> => {
  const { isOk, output } = await runCommand('git', options);
  if (!isOk) throw new Error(`git ${options.join(' ')}: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
};

/** Where this branch left `main`, here or as it was fetched last. */
const mergeBase = async (): Promise<string> => {
  for (const branch of ['main', 'origin/main', 'master', 'origin/master']) {
    const [base] = await git('merge-base', branch, 'HEAD').catch(() => []);
    if (base !== undefined) return base;
  }
  throw new Error('There is no main to compare with: say --base <revision>.');
};

/**
 * Files that differ from a revision: committed since, not committed yet, new, and gone.
 * @param base default where this branch left `main`
 * @returns paths inside the repository
 */
export const changedFiles = async (base?: string): Promise<readonly string[]> => {
  const since = base ?? (await mergeBase());
  const differing = await git('diff', '--name-only', '--no-renames', since, '--');
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...added])].sort();
};
