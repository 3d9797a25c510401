import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { containerName } from '../webpack/container-name';
import { unitConfig } from '../webpack/unit-config';
import type { Scripts } from './renamed';

/** Stands in a build for the version that it gets. */
const NO_VERSION = 'dev-000000000000';
/** A save often writes several files. */
const GATHER_MS = 30;

/** What webpack made of the present sources. */
export interface WatchedBuild {
  readonly scripts: Scripts;
  readonly entry: string;
  /** Name that the build was made with; see `renamed`. */
  readonly container: string;
  readonly stats: StatsCompilation;
  readonly tookMs: number;
}

/** Who hears of builds. */
export interface BuildListener {
  readonly onBuild: (build: WatchedBuild) => Promise<void> | void;
  /** Hears webpack's own report when there is an error or a warning. */
  readonly onFailure: (report: string) => void;
}

/** A remote as it is released, but readable and quick to build. */
const watchConfig = async (name: string, folder: string): Promise<Configuration> => {
  const config = await unitConfig(name, { version: NO_VERSION, outputPath: folder });
  return {
    ...config,
    // What a save did not touch is not built again.
    cache: { type: 'memory' },
    optimization: { ...config.optimization, minimize: false },
  };
};

const readScripts = async (folder: string): Promise<Scripts> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
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
  const container = containerName(remote.name, NO_VERSION);

  const take = async (stats: webpack.Stats): Promise<void> => {
    if (stats.hasErrors() || stats.hasWarnings()) {
      onFailure(stats.toString({ preset: 'errors-warnings', colors: false }));
      return;
    }
    const scripts = await readScripts(folder);
    const entry = [...scripts.keys()].find((name) => name.startsWith('entry.'));
    if (entry === undefined) throw new Error(`${remote.name}: the build made no entry.`);
    await onBuild({
      scripts,
      entry,
      container,
      stats: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
      tookMs: stats.endTime - stats.startTime,
    });
  };

  const compiler = webpack(await watchConfig(remote.name, folder));
  const watching = compiler.watch({ aggregateTimeout: GATHER_MS }, (failure, stats) => {
    const fail = (error: unknown) => onFailure(error instanceof Error ? error.message : String(error));
    if (failure) fail(failure);
    else if (stats) void take(stats).catch(fail);
  });
  return async () => {
    await new Promise<void>((resolve) => watching?.close(() => resolve()));
    await rm(folder, { recursive: true, force: true });
  };
};
