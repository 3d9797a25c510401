import { join } from 'node:path';
import { CONTRACT_VERSION, type Release, type ReleaseFile, type RemoteDefinition } from '@poku/contract';
import type { StatsCompilation } from 'webpack';
import { containerName } from '../webpack/container-name';
import { remoteServerConfig } from '../webpack/server-config';
import { sharedVersions } from '../webpack/share-map';
import { unitConfig } from '../webpack/unit-config';
import { buildOnce, type BuildPlan, type Built } from './build-once';
import { buildServer } from './build-server';
import { compile } from '../webpack/compile';
import { describeFiles } from './files';
import { writeWhole } from './json-file';
import { partsOf } from './parts';
import { remoteDefinition } from './remotes';
import { usedTypes } from './report/used-types';
import { type SharedNames, usedNames } from './shared-names';
import { takeSourceMaps, withSourceMaps } from './source-maps';

/** What `remote.config.ts` says of every release. */
export const claimsOf = (remote: RemoteDefinition) => ({
  contractVersion: CONTRACT_VERSION,
  routes: remote.routes,
  slots: remote.slots,
  shared: sharedVersions(),
  budgetBytes: remote.budgetBytes,
  links: remote.links ?? [],
  offers: remote.offers ?? [],
  grants: remote.grants ?? {},
});

const chunksOf = (stats: StatsCompilation, group: string): string[] => {
  const assets = stats.namedChunkGroups?.[group]?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
};

/**
 * What a build says of itself.
 * @param files its scripts
 * @param more what it takes from shared modules, what it is made of, what paints its pages, and which source maps it has
 * @throws Error when it has no entry
 */
export const describeRelease = (
  remote: RemoteDefinition,
  version: string,
  files: readonly ReleaseFile[],
  stats: StatsCompilation,
  more: Pick<Release, 'uses' | 'types' | 'parts' | 'server' | 'maps'>,
): Omit<Release, 'commit'> => {
  const entry = files.find(({ name }) => name.startsWith('entry.'));
  if (!entry) throw new Error(`${remote.name}: the build made no entry.`);
  const keyed = (kind: 'page' | 'widget', keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, chunksOf(stats, `${kind}-${key}`)]));
  return {
    name: remote.name,
    version,
    container: containerName(remote.name, version),
    entry: entry.name,
    files,
    pages: keyed(
      'page',
      remote.routes.map(({ page }) => page),
    ),
    widgets: keyed(
      'widget',
      remote.slots.map(({ widget }) => widget),
    ),
    ...claimsOf(remote),
    ...more,
  };
};

/**
 * How a remote is built.
 * @throws Error when there is no such remote
 */
export const remotePlan = async (name: string): Promise<BuildPlan<Release>> => {
  const remote = await remoteDefinition(name);
  return {
    name,
    workspace: name,
    settings: {
      files: [
        'shared/build/src/webpack/remote-config.ts',
        'shared/build/src/release/source-maps.ts',
        'shared/build/src/webpack/server-config.ts',
        'shared/build/src/webpack/router/lean-router.mjs',
        `${name}/webpack.config.ts`,
      ],
      facts: claimsOf(remote),
    },
    make: async (work) => {
      const { folder, noVersion, trace, version } = work;
      const addServer = await buildServer(work, (outputPath) => remoteServerConfig(remote, outputPath));
      const target = { version: noVersion, outputPath: folder };
      const config = trace.of(withSourceMaps(await unitConfig(name, target)), async () => [
        [containerName(name, noVersion), containerName(name, await version())],
      ]);
      let uses: SharedNames = {};
      let parts: Record<string, number> = {};
      const stats = await compile(config, (compilation) => {
        uses = usedNames(compilation);
        parts = partsOf(compilation);
      });
      const maps = await takeSourceMaps(folder);
      const files = await describeFiles(folder);
      const more = { uses, types: await usedTypes(uses), parts, server: await addServer(), maps };
      return describeRelease(remote, await version(), files, stats, more);
    },
  };
};

/** The same sources are built against the types of today: what a remote takes from the shell is no part of its version. */
const withPresentTypes = async (built: Built<Release>): Promise<Built<Release>> => {
  const { folder, release } = built;
  const present = { ...release, types: await usedTypes(release.uses ?? {}) };
  if (JSON.stringify(present) === JSON.stringify(release)) return built;
  await writeWhole(join(folder, 'release.json'), JSON.stringify(present, null, 2));
  return { ...built, release: present };
};

/**
 * Builds a remote, unless a build of the same sources is there.
 * @param version overrides the version that follows from the sources; then nothing is taken from the cache
 * @throws Error when webpack reports anything
 */
export const buildRemote = async (name: string, version?: string): Promise<Built<Release>> => {
  const built = await buildOnce(await remotePlan(name), version);
  return built.wasCached ? withPresentTypes(built) : built;
};
