import { ROOT } from '@poku/tooling';
import webpack, { type Configuration } from 'webpack';
import { containerName } from '../webpack/container-name';
import { ownFile } from '../own-file';
import { unitConfig } from '../webpack/unit-config';
import { sourceName } from '../webpack/source-name';

/** Stands in a build for the version that it gets; as long as any, so that maps of the sources hold. */
const NO_VERSION = 'dev-000000000000';

const RUNTIME = ownFile('dev/refresh/runtime.ts');

/** A remote in development, and the name that its container is built with; see `renamed`. */
export interface WatchConfig {
  readonly config: Configuration;
  readonly container: string;
}

/** A remote as it is released, but readable and quick to build, with modules that can change in the page. */
export const watchConfig = async (name: string, folder: string): Promise<WatchConfig> => {
  const config = await unitConfig(name, { version: NO_VERSION, outputPath: folder });
  const container = containerName(name, NO_VERSION);
  return {
    container,
    config: {
      ...config,
      // What a save did not touch is not built again.
      cache: { type: 'memory' },
      devtool: 'source-map',
      output: {
        ...config.output,
        devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
          sourceName(absoluteResourcePath),
      },
      module: {
        ...config.module,
        // Where an import leads is found once, unless its own module changes.
        unsafeCache: true,
        rules: [
          ...(config.module?.rules ?? []),
          {
            // After the compiler.
            enforce: 'post',
            test: /\.tsx?$/,
            exclude: `${ROOT}shared/build/`,
            loader: ownFile('dev/refresh/refresh-loader.mjs'),
            options: { root: ROOT, runtime: RUNTIME },
          },
        ],
      },
      experiments: { ...config.experiments, cacheUnaffected: true },
      optimization: {
        ...config.optimization,
        minimize: false,
        // By it libraries take their builds for developers; the runtime of the refresh has no other one.
        nodeEnv: 'development',
        // A module stands by itself, under its own path, with all that it exports.
        concatenateModules: false,
        usedExports: false,
        mangleExports: false,
        inlineExports: false,
        innerGraph: false,
        moduleIds: 'named',
      },
      plugins: [
        ...(config.plugins ?? []),
        new webpack.DefinePlugin({ POKU_CONTAINER: JSON.stringify(container) }),
      ],
    },
  };
};
