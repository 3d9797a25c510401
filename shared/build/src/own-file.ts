import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Folders of installed packages, the nearest first: npm puts what several repositories need above them. */
const packageFolders = (): readonly string[] => {
  const folders: string[] = [];
  for (let folder = dirname(join(ROOT, 'any')); folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'node_modules'));
  return folders.filter((folder) => existsSync(folder));
};

/**
 * Absolute path of a file of a package that this one depends on, wherever it was installed.
 * @param path begins with the name of the package
 * @throws Error that names it when it is not there
 */
export const fileOfPackage = (path: string): string => {
  const file = packageFolders()
    .map((folder) => join(folder, path))
    .find((one) => existsSync(one));
  if (file === undefined) throw new Error(`${path} is not installed; run npm install.`);
  return file;
};

/** Where the compiler finds types that are named without an import. */
export const typeRoots = (): readonly string[] =>
  packageFolders().flatMap((folder) => [join(folder, '@types'), folder]);
