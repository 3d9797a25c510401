import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federationOptions, leanRuntimeBy } from '@poku/build/webpack';
import { type Configuration, rspack } from '@rspack/core';
import { remote } from './remote.config';

const federation = federationOptions(remote);

/** How Rspack builds this remote, for `npm run release -- publish <name> --from <folder>`. */
const config: Configuration = {
  mode: 'production',
  target: ['web', 'es2022'],
  // Poku reads the maps, and serves none of them.
  devtool: 'hidden-source-map',
  context: import.meta.dirname,
  entry: {},
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  optimization: { chunkIds: 'named', splitChunks: false },
  output: {
    clean: true,
    path: `${import.meta.dirname}/dist`,
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].js',
    uniqueName: federation.name,
    chunkLoadingGlobal: `chunks_${federation.name}`,
    crossOriginLoading: 'anonymous',
    publicPath: 'auto',
  },
  plugins: [
    new ModuleFederationPlugin({ ...federation, manifest: true }),
    ...leanRuntimeBy(rspack.NormalModuleReplacementPlugin),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
};

export default config;
