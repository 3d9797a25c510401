import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '@poku/tooling';
import { runHere } from '../../checks/run-here';

/**
 * Runs webpack's own command line in one workspace.
 * @param options of webpack
 * @throws Error when the workspace is not one that webpack builds
 */
export const runWebpack = async (workspace: string, options: readonly string[]): Promise<void> => {
  const cwd = join(ROOT, workspace);
  if (!existsSync(join(cwd, 'webpack.config.ts')))
    throw new Error(`"${workspace}" is neither a remote nor the shell: it has no webpack.config.ts.`);
  const program = fileURLToPath(import.meta.resolve('webpack-cli/bin/cli.js'));
  await runHere(['--import', 'tsx', program, ...options], { cwd });
};
