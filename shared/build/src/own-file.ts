import { IS_INSTALLED, ROOT } from '@poku/tooling';

/**
 * Absolute path of a file of this package that a bundler or a process is told of: the source in the platform's repository, what was made of
 * it in a team's.
 * @param path inside of `src`, such as `dev/watch-program.ts`
 */
export const ownFile = (path: string): string =>
  IS_INSTALLED
    ? `${ROOT}node_modules/@poku/build/${path.replace(/\.ts$/, '.js')}`
    : `${ROOT}shared/build/src/${path}`;

/** Absolute path of settings of the compiler, such as `tsconfig.web.json`: a team's repository takes those of this package. */
export const compilerFile = (name: string): string => (IS_INSTALLED ? ownFile(name) : `${ROOT}${name}`);
