import { relative, sep } from 'node:path';
import { ROOT } from '@poku/tooling';
import type { Compilation, Module } from 'webpack';

/** A module with those that were joined into it. */
const joined = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/** Modules that stand in a script, some of them for several that were joined. */
export const chunkModules = ({ modules, chunkGraph }: Compilation): Module[] =>
  [...modules].filter((one) => chunkGraph.getNumberOfModuleChunks(one) > 0);

/** Modules of which code stands in a script, one by one. */
export const bundledModules = (compilation: Compilation): Module[] =>
  chunkModules(compilation).flatMap(joined);

/** Package, or folder of own sources, that a file of the repository counts for. */
export const partOf = (path: string): string => {
  const name = /^.*node_modules\/((?:@[^/]+\/)?[^@/][^/]*)\//.exec(path)?.[1];
  if (name !== undefined) return name;
  const folders = path.split('/').slice(0, -1);
  // Pages, widgets and features of a remote are looked at one by one, and so are folders of a package of `shared`.
  return folders.slice(0, 4).join('/');
};

/** Bytes of code that a build has in its scripts, before it is minified, by package and by folder of own sources. */
export const partsOf = (compilation: Compilation): Record<string, number> => {
  const parts: Record<string, number> = {};
  for (const module of bundledModules(compilation)) {
    const file = module.nameForCondition();
    if (!file?.startsWith(ROOT)) continue;
    const part = partOf(relative(ROOT, file).split(sep).join('/'));
    parts[part] = (parts[part] ?? 0) + module.size();
  }
  return parts;
};
