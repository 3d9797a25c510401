import type { RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import webpack, { type Configuration } from 'webpack';
import { commonConfig } from './common';
import { paintedPagesModule } from './painted-pages';
import { ownName, SHARED_MODULES } from './share-map';

/** File of a release that paints its pages as HTML; never loaded by a browser. */
export const SERVER_FILE = 'server.js';

/** Global of the shared modules, by the names that sources import them by; the shell's bundle sets it. */
const SHARED_GLOBAL = 'pokuShared';
/** Global of the pages of remotes, by remote and page key. */
const PAGES_GLOBAL = 'pokuPages';

/** A bare ES2022 global: no DOM, nothing of Node, one file and nothing loaded later. */
const bareConfig = (outputPath: string): Configuration => {
  const common = commonConfig();
  return {
    ...common,
    target: 'es2022',
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        // What it has for Node is no use there either.
        { test: /\/node_modules\/axios\//, resolve: { aliasFields: ['browser'] } },
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { ...common.optimization, splitChunks: false },
    output: {
      clean: true,
      path: outputPath,
      filename: SERVER_FILE,
      // Nothing is loaded by an address there.
      publicPath: '',
      chunkFormat: false,
      chunkLoading: false,
      wasmLoading: false,
      globalObject: 'globalThis',
    },
  };
};

/**
 * webpack configuration of what paints a remote's pages as HTML. It carries its pages alone; the shared modules are those of the
 * shell's own bundle, which is run before it.
 * @param outputPath absolute folder, emptied first
 */
export const remoteServerConfig = (remote: RemoteDefinition, outputPath: string): Configuration => {
  const bare = bareConfig(outputPath);
  return {
    ...bare,
    context: `${ROOT}${remote.name}`,
    entry: {
      server: {
        import: `data:text/javascript,${encodeURIComponent(paintedPagesModule(remote))}`,
        library: { type: 'assign', name: [PAGES_GLOBAL, remote.name] },
      },
    },
    externalsType: 'var',
    externals: Object.fromEntries(
      Object.keys(SHARED_MODULES)
        .map(ownName)
        .map((name) => [name, `${SHARED_GLOBAL}[${JSON.stringify(name)}]`]),
    ),
  };
};

/**
 * webpack configuration of what paints the shell's frame, and pages of remotes in it, as HTML.
 * @param outputPath absolute folder, emptied first
 */
export const shellServerConfig = (outputPath: string): Configuration => {
  const bare = bareConfig(outputPath);
  return {
    ...bare,
    context: `${ROOT}shell`,
    entry: { server: './src/server/server.ts' },
    output: { ...bare.output, iife: true },
    resolve: {
      ...bare.resolve,
      // The other half of that module streams, and needs what a bare global has not.
      alias: {
        'react-dom/server$': `${ROOT}node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js`,
      },
      // For styles that are streamed, which these are not.
      fallback: { stream: false },
    },
    plugins: [new webpack.DefinePlugin({ POKU_ROOT_KEY: '""' })],
  };
};
