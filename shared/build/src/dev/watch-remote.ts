import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
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

/** Who hears of builds. */
export interface BuildListener {
  /** Hears, before the build is done, what shows it in pages of the one before, where a script can. */
  readonly onPatch: (patch: DevPatch) => void;
  readonly onBuild: (build: WatchedBuild) => Promise<void> | void;
  /** Hears webpack's own report when there is an error or a warning, and the same as a page shows it. */
  readonly onFailure: (report: string, problems: readonly DevProblem[]) => void;
}

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
export const watchRemote = async (
  remote: RemoteDefinition,
  { onPatch, onBuild, onFailure }: BuildListener,
): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-dev-'));
  const { config, container } = await watchConfig(remote.name, folder);
  const follow = createPatches();
  let version = '';

  const take = async (stats: webpack.Stats): Promise<void> => {
    if (stats.hasErrors() || stats.hasWarnings()) {
      const report = stats.toString({ preset: 'errors-warnings', colors: false });
      onFailure(report, buildProblems(stats.toJson({ all: false, errors: true, warnings: true })));
      return;
    }
    const [scripts, maps] = await Promise.all([readFiles(folder, '.js'), readFiles(folder, '.js.map')]);
    const entry = [...scripts.keys()].find((name) => name.startsWith('entry.'));
    if (entry === undefined) throw new Error(`${remote.name}: the build made no entry.`);
    await onBuild({
      version,
      scripts,
      maps,
      entry,
      container,
      stats: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
      tookMs: stats.endTime - stats.startTime,
    });
  };

  const compiler = webpack(config);
  compiler.hooks.thisCompilation.tap('Patches', (compilation) => {
    // What it is made of is settled; hashes, maps and files take as long again.
    compilation.hooks.beforeHash.tap('Patches', () => {
      if (compilation.errors.length + compilation.warnings.length > 0) return;
      const followed = follow(compilation);
      ({ version } = followed);
      if (followed.patch) onPatch(followed.patch);
    });
  });
  const watching = compiler.watch({ aggregateTimeout: GATHER_MS }, (failure, stats) => {
    const fail = (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      onFailure(message, [{ message }]);
    };
    if (failure) fail(failure);
    else if (stats) void take(stats).catch(fail);
  });
  return async () => {
    await new Promise<void>((resolve) => watching?.close(() => resolve()));
    await rm(folder, { recursive: true, force: true });
  };
};
