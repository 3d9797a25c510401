import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type StatsCompilation } from 'webpack';
import { buildProblems, type DevProblem } from './problems';
import { createPatches, type DevPatch } from './patches';
import type { Scripts } from './renamed';
import { watchConfig } from './watch-config';

/** A save often writes several files. */
const GATHER_MS = 30;

/** What webpack made of the present sources. */
export interface WatchedBuild {
  readonly version: string;
  readonly scripts: Scripts;
  /** Their source maps. */
  readonly maps: Scripts;
  readonly entry: string;
  /** Name that the build was made with; see `renamed`. */
  readonly container: string;
  readonly stats: StatsCompilation;
  readonly tookMs: number;
}

/** What is heard of a remote that is watched, in its order. */
export type WatchNews =
  /** Shows a build in pages of the one before, where a script can: told before the build is done. */
  | { readonly kind: 'patch'; readonly patch: DevPatch }
  | { readonly kind: 'build'; readonly build: WatchedBuild }
  /** webpack's own report when there is an error or a warning, and the same as a page shows it. */
  | { readonly kind: 'failure'; readonly report: string; readonly problems: readonly DevProblem[] };

const readFiles = async (folder: string, end: string): Promise<Scripts> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(end)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
};

/**
 * Builds a remote, and again whenever one of its sources changes.
 * @returns a function that ends it
 */
export const watchSources = async (
  name: string,
  tell: (news: WatchNews) => void,
): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-dev-'));
  const { config, container } = await watchConfig(name, folder);
  const follow = createPatches();
  let version = '';

  const take = async (stats: webpack.Stats): Promise<void> => {
    if (stats.hasErrors() || stats.hasWarnings()) {
      const report = stats.toString({ preset: 'errors-warnings', colors: false });
      const problems = buildProblems(stats.toJson({ all: false, errors: true, warnings: true }));
      tell({ kind: 'failure', report, problems });
      return;
    }
    const [scripts, maps] = await Promise.all([readFiles(folder, '.js'), readFiles(folder, '.js.map')]);
    const entry = [...scripts.keys()].find((file) => file.startsWith('entry.'));
    if (entry === undefined) throw new Error(`${name}: the build made no entry.`);
    const build = {
      ...{ version, scripts, maps, entry, container },
      stats: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
      tookMs: stats.endTime - stats.startTime,
    };
    tell({ kind: 'build', build });
  };

  const compiler = webpack(config);
  compiler.hooks.thisCompilation.tap('Patches', (compilation) => {
    // What it is made of is settled; hashes, maps and files take as long again.
    compilation.hooks.beforeHash.tap('Patches', () => {
      if (compilation.errors.length + compilation.warnings.length > 0) return;
      const followed = follow(compilation);
      ({ version } = followed);
      if (followed.patch) tell({ kind: 'patch', patch: followed.patch });
    });
  });
  const watching = compiler.watch({ aggregateTimeout: GATHER_MS }, (failure, stats) => {
    const fail = (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      tell({ kind: 'failure', report: message, problems: [{ message }] });
    };
    if (failure) fail(failure);
    else if (stats) void take(stats).catch(fail);
  });
  return async () => {
    await new Promise<void>((resolve) => watching?.close(() => resolve()));
    await rm(folder, { recursive: true, force: true });
  };
};
