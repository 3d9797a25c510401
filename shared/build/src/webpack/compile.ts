import webpack, { type Compilation, type Configuration, type StatsCompilation } from 'webpack';

/**
 * Runs webpack once.
 * @param onDone may read more of the build than its statistics tell
 * @throws Error with webpack's own report when there is an error or a warning
 */
export const compile = (
  config: Configuration,
  onDone: (compilation: Compilation) => void = () => undefined,
): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        if (failure ?? closing) reject(failure ?? closing ?? new Error('webpack failed'));
        else if (!stats) reject(new Error('webpack gave no result'));
        else if (stats.hasErrors() || stats.hasWarnings())
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        else {
          onDone(stats.compilation);
          resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }));
        }
      });
    });
  });
