import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './common';
import { containerName } from './container-name';
import { leanRuntime } from './federation/lean-runtime';
import { federationOptions } from './federation-options';
import { FolderFreeIds } from './folder-free-ids';

/**
 * Code that two pages of a remote use stands in a chunk of its own once it is worth a request. Modules taken from the
 * host have no code; a chunk of those alone would have no file, and so no integrity.
 */
const COMMON_CODE = {
  minChunks: 2,
  minSize: 24_000,
  test: (module: { readonly type?: string }) => module.type?.startsWith('javascript') ?? false,
};

/**
 * webpack configuration of a remote.
 * @param version version of the release that is built; part of every global name, so that two releases can share a page
 * @param outputPath absolute folder, emptied first. Default `<remote>/dist`.
 */
export const remoteConfig = (
  remote: RemoteDefinition,
  version = 'dev',
  outputPath = `${ROOT}${remote.name}/dist`,
): Configuration => {
  const common = commonConfig();
  const container = containerName(remote.name, version);
  return {
    ...common,
    context: `${ROOT}${remote.name}`,
    entry: {},
    output: {
      ...common.output,
      path: outputPath,
      uniqueName: container,
      chunkLoadingGlobal: `chunks_${container}`,
    },
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: { defaultVendors: false, default: COMMON_CODE } },
    },
    plugins: [
      new ModuleFederationPlugin(federationOptions(remote, container)),
      ...leanRuntime('entry'),
      new FolderFreeIds(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
};
