import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
import webpack, { type StatsCompilation } from 'webpack';
import { buildProblems, type DevProblem } from './problems';
import { createPatchTexts } from './patch-text';
import type { Scripts } from './renamed';
import { watchConfig } from './watch-config';

/** A save often writes several files. */
const GATHER_MS = 30;

/** What webpack made of the present sources. */
export interface WatchedBuild {
  readonly scripts: Scripts;
  /** Their source maps. */
  readonly maps: Scripts;
  readonly entry: string;
  /** Name that the build was made with; see `renamed`. */
  readonly container: string;
  readonly stats: StatsCompilation;
  /** Makes the script for pages that run the build before, told its version; undefined when only the whole build will do. */
  readonly patch: ((version: string) => string) | undefined;
  readonly tookMs: number;
}

/** Who hears of builds. */
export interface BuildListener {
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
  { onBuild, onFailure }: BuildListener,
): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-dev-'));
  const { config, container } = await watchConfig(remote.name, folder);
  const patchOf = createPatchTexts();

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
      scripts,
      maps,
      entry,
      container,
      stats: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
      patch: patchOf(stats.compilation),
      tookMs: stats.endTime - stats.startTime,
    });
  };

  const compiler = webpack(config);
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
