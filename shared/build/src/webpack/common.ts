import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { compilerFile, fileOfPackage, ownFile } from '../own-file';

const ROUTER_BUILD = dirname(fileOfPackage('react-router/dist/production/index.mjs'));

/** The router without its warnings for developers: by its own names its build for them comes, also in production. */
const ROUTER = {
  'react-router$': join(ROUTER_BUILD, 'index.mjs'),
  'react-router/dom$': join(ROUTER_BUILD, 'dom-export.mjs'),
};

/** webpack's own group of libraries, but for those that make the calls: they are one request with the code that uses them. */
const VENDORS = {
  test: /[\\/]node_modules[\\/]/,
  priority: -10,
  reuseExistingChunk: true,
  idHint: 'vendors',
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'calls',
};

/** What the shell, the remotes, the gallery and the plain bundle of the benchmark have in common. */
export const commonConfig = (): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // rxjs has classes for a browser of today under this name.
    conditionNames: ['es2015', '...'],
    alias: ROUTER,
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        // Types are checked once for the whole repository by `npm run lint -- types`.
        options: {
          transpileOnly: true,
          configFile: compilerFile('tsconfig.base.json'),
          // Maps lead to the lines of the sources, and not to those of what the compiler makes of them.
          compilerOptions: { noEmit: false, sourceMap: true },
        },
      },
      {
        test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
        loader: ownFile('webpack/router/lean-router.mjs'),
      },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'named',
    splitChunks: { cacheGroups: { defaultVendors: VENDORS } },
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        // What falls away by a first pass makes more fall away: 1 % of the shell's bytes.
        terserOptions: { compress: { passes: 3 }, format: { comments: false } },
      }),
    ],
  },
  output: {
    clean: true,
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].js',
    // Early fetches are CORS requests, because integrity needs them to be; scripts must match to reuse them.
    crossOriginLoading: 'anonymous',
    publicPath: 'auto',
  },
});
