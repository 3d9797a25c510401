import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import type { Configuration } from 'webpack';

/** What a `webpack.config.ts` is told; on webpack's own command line with `--env`. */
export interface BuildTarget {
  /** Version of the release that is built. Default `dev`. */
  readonly version?: string;
  /** Absolute folder, emptied first. Default `dist` of the workspace. */
  readonly outputPath?: string;
}

/** What the `webpack.config.ts` of a remote or of the shell has as its default. */
type ConfigureUnit = (target: BuildTarget) => Configuration | Promise<Configuration>;

/**
 * webpack configuration of a remote or of the shell, as its own `webpack.config.ts` has it.
 * @param name workspace
 * @throws Error when that file cannot be loaded
 */
export const unitConfig = async (name: string, target: BuildTarget): Promise<Configuration> => {
  const { default: configure } = (await import(join(ROOT, name, 'webpack.config.ts'))) as {
    default: ConfigureUnit;
  };
  return configure(target);
};
