import { ROOT } from '@poku/tooling';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** What the shell, the remotes, the gallery and the plain bundle of the benchmark have in common. */
export const commonConfig = (): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        // Types are checked once for the whole repository by `npm run lint -- types`.
        options: {
          transpileOnly: true,
          configFile: `${ROOT}tsconfig.base.json`,
          compilerOptions: { noEmit: false },
        },
      },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'named',
    minimizer: [new TerserPlugin({ extractComments: false, terserOptions: { format: { comments: false } } })],
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
