import { ROOT } from '@poku/tooling';

/** Folder of a package of `shared` by its name, `@poku/kit`, with a slash at its end. */
export const packageFolderOf = (name: string): string => `${ROOT}shared/${name.replace(/^@poku\//, '')}/`;

/** File that a module of such a package stands in: `@poku/kit/router` is its `src/router/index.ts`. */
export const packageFileOf = (module: string): string => {
  const [scope = '', name = '', ...inside] = module.split('/');
  return `${packageFolderOf(`${scope}/${name}`)}${['src', ...inside, 'index.ts'].join('/')}`;
};
