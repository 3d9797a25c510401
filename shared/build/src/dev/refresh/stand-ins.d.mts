import type { PluginObj } from '@babel/core';

/** Babel plugin: `runtime` is the file of what a module calls, `module` its path in the repository. */
export const standIns: (
  babel: typeof import('@babel/core'),
  options: { readonly runtime: string; readonly module: string },
) => PluginObj;
