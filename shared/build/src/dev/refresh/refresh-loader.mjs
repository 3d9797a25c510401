import { relative } from 'node:path';
import { transformAsync } from '@babel/core';
import refreshBabel from 'react-refresh/babel';
import { standIns } from './stand-ins.mjs';

/**
 * webpack loader, after the compiler of TypeScript: lets the components of a module change in the page. Options: `root` of the
 * repository, and `runtime`, the file of what a module calls.
 * @public the configuration of a remote in development names this file in a text
 */
export default function refreshLoader(code, inputMap) {
  /** @type {(error: unknown, code?: string, map?: object) => void} */
  const done = this.async();
  /** @type {{ root: string, runtime: string }} */
  const { root, runtime } = this.getOptions();
  void transformAsync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    filename: this.resourcePath,
    sourceMaps: this.sourceMap,
    inputSourceMap: typeof inputMap === 'string' ? JSON.parse(inputMap) : inputMap,
    plugins: [
      [refreshBabel, { skipEnvCheck: true }],
      [standIns, { runtime, module: relative(root, this.resourcePath) }],
    ],
  }).then(
    // The compiler's map has the file's name alone.
    (made) =>
      done(null, made?.code ?? code, made?.map ? { ...made.map, sources: [this.resourcePath] } : undefined),
    (error) => done(error),
  );
}
