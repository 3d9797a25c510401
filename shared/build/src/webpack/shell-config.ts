import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ROOT } from '@poku/tooling';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './common';
import { leanRuntime } from './federation/lean-runtime';
import { FolderFreeIds } from './folder-free-ids';
import { hostShareMap } from './share-map';
import { leanStyles } from './styles/lean-styles';

/**
 * webpack configuration of the host.
 * @param rootKey public half of the root key, which every registry must come from, base64url
 * @param outputPath absolute folder, emptied first. Default `shell/dist`.
 */
export const shellConfig = (rootKey: string, outputPath = `${ROOT}shell/dist`): Configuration => {
  const common = commonConfig();
  return {
    ...common,
    context: `${ROOT}shell`,
    entry: { shell: './src/main.ts' },
    output: { ...common.output, path: outputPath, uniqueName: 'poku_shell' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'poku_shell',
        shared: hostShareMap(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      ...leanRuntime('shell'),
      leanStyles(),
      new webpack.DefinePlugin({ POKU_ROOT_KEY: JSON.stringify(rootKey) }),
      new FolderFreeIds(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
};

/**
 * webpack configuration of the inline script of `index.html`: one file without a runtime.
 * @param outputPath absolute folder, emptied first
 */
export const earlyConfig = (outputPath: string): Configuration => {
  const common = commonConfig();
  return {
    ...common,
    context: `${ROOT}shell`,
    entry: { early: './src/early/early.ts' },
    output: { ...common.output, path: outputPath, filename: 'early.js', iife: true },
  };
};

/**
 * webpack configuration of the service worker: one file, `sw.js`.
 * @param shellFiles addresses of the scripts of the shell's release, which the worker keeps from its first moment on
 * @param outputPath absolute folder, emptied first
 */
export const workerConfig = (shellFiles: readonly string[], outputPath: string): Configuration => {
  const common = commonConfig();
  return {
    ...common,
    target: ['webworker', 'es2022'],
    context: `${ROOT}shell`,
    entry: { sw: './src/worker/worker.ts' },
    output: { ...common.output, path: outputPath, filename: '[name].js' },
    plugins: [new webpack.DefinePlugin({ POKU_SHELL_FILES: JSON.stringify(shellFiles) })],
  };
};
