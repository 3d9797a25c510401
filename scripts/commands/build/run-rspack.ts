import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ROOT } from '@poku/tooling';

/** What loads TypeScript here names functions by a call, and Rspack puts the text of some of its own into the entry. */
const NAMES = new rspack.DefinePlugin({ __name: '((named) => named)' });

const built = (config: Configuration): Promise<string> =>
  new Promise((done, reject) => {
    const compiler = rspack(config);
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const problem = failure ?? closing;
        if (problem) reject(problem);
        else if (!stats || stats.hasErrors() || stats.hasWarnings())
          reject(
            new Error(
              stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'Rspack gave no result',
            ),
          );
        else done(stats.compilation.outputOptions.path ?? '');
      });
    });
  });

/**
 * Builds one workspace with Rspack, by its `rspack.config.ts`.
 * @param folder where to. Default the one of the configuration
 * @returns the folder that it wrote
 * @throws Error when the workspace has none, or with what Rspack says when it finds anything
 */
export const runRspack = async (workspace: string, folder?: string): Promise<string> => {
  const file = join(ROOT, workspace, 'rspack.config.ts');
  if (!existsSync(file)) throw new Error(`"${workspace}" has no rspack.config.ts; docs/teams.md has one.`);
  const { default: config } = (await import(file)) as { default: Configuration };
  const path = folder === undefined ? config.output?.path : resolve(folder);
  return built({
    ...config,
    output: { ...config.output, ...(path !== undefined && { path }) },
    plugins: [...(config.plugins ?? []), NAMES],
  });
};
