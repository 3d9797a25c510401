import { IS_INSTALLED, ROOT } from '@poku/tooling';

/** Folder of a package of the platform by its name, `@poku/kit`, with a slash at its end. */
export const packageFolderOf = (name: string): string =>
  `${ROOT}${IS_INSTALLED ? `node_modules/${name}` : `shared/${name.replace(/^@poku\//, '')}`}/`;

/** Source that a module of such a package stands in, in the platform's repository: `@poku/kit/router` is its `src/router/index.ts`. */
export const packageFileOf = (module: string): string => {
  const [scope = '', name = '', ...inside] = module.split('/');
  return `${packageFolderOf(`${scope}/${name}`)}${['src', ...inside, 'index.ts'].join('/')}`;
};
