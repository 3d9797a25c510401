import type * as Babel from '@babel/core';

/** Babel plugin: `runtime` is the file of what a module calls, `module` its path in the repository. */
export const standIns: (
  babel: typeof Babel,
  options: { readonly runtime: string; readonly module: string },
) => Babel.PluginObj;
