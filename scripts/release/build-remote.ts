import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  type Release,
  type ReleaseFile,
  type RemoteDefinition,
} from '@poku/shared/contract';
import type { StatsCompilation } from 'webpack';
import { containerName } from '../webpack/container-name';
import { sharedVersions } from '../webpack/share-map';
import { unitConfig } from '../webpack/unit-config';
import { compile } from './compile';
import { describeFiles } from './files';
import { buildFolder } from './home';
import { embedInputs, fingerprint, remoteInputs, shellInputs } from './inputs';
import { readJson, writeWhole } from './json-file';
import { rootPublicKey } from './keys/key-home';
import { originOf } from './origin';
import { partsOf } from './parts';
import { EMBED_PACKAGE, packageVersion, remoteDefinition } from './remotes';
import { usedTypes } from './report/used-types';
import { type SharedNames, usedNames } from './shared-names';

/** A finished build: its folder and what it says of itself. */
export interface BuiltRemote {
  readonly folder: string;
  readonly release: Release;
  readonly wasCached: boolean;
}

/**
 * Version of the present sources of a remote, of `shell` or of `embed`: its package version and a fingerprint, so other bytes
 * have another version.
 */
export const sourceVersion = async (name: string): Promise<string> => {
  if (name === 'embed') return `${await packageVersion(EMBED_PACKAGE)}-${await fingerprint(embedInputs())}`;
  if (name === 'shell')
    return `${await packageVersion(name)}-${await fingerprint(shellInputs(), await rootPublicKey())}`;
  return `${await packageVersion(name)}-${await fingerprint(remoteInputs(name))}`;
};

const chunksOf = (stats: StatsCompilation, group: string): string[] => {
  const assets = stats.namedChunkGroups?.[group]?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
};

/**
 * What a build says of itself.
 * @param files its scripts
 * @param more what it takes from shared modules, where its sources stand, and what it is made of
 * @throws Error when it has no entry
 */
export const describeRelease = (
  remote: RemoteDefinition,
  version: string,
  files: readonly ReleaseFile[],
  stats: StatsCompilation,
  more: Pick<Release, 'uses' | 'types' | 'commit' | 'hasUncommittedChanges' | 'parts'>,
): Release => {
  const entry = files.find(({ name }) => name.startsWith('entry.'));
  if (!entry) throw new Error(`${remote.name}: the build made no entry.`);
  const keyed = (kind: 'page' | 'widget', keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, chunksOf(stats, `${kind}-${key}`)]));
  return {
    name: remote.name,
    version,
    contractVersion: CONTRACT_VERSION,
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
    routes: remote.routes,
    slots: remote.slots,
    shared: sharedVersions(),
    budgetBytes: remote.budgetBytes,
    links: remote.links ?? [],
    offers: remote.offers ?? [],
    grants: remote.grants ?? {},
    ...more,
  };
};

/** What was built before its sources were committed has the mark of that no more once they are. */
const presentOrigin = (release: Release): Partial<Release> => {
  if (release.hasUncommittedChanges !== true) return {};
  const { commit, hasUncommittedChanges = false } = originOf(remoteInputs(release.name));
  return { commit, hasUncommittedChanges };
};

/**
 * The same sources are built against the types of today, for what a remote takes from the shell is no part of its version; and they
 * may have been committed meanwhile.
 */
const asOfToday = async (folder: string, release: Release): Promise<Release> => {
  const present = { ...release, types: await usedTypes(release.uses ?? {}), ...presentOrigin(release) };
  if (JSON.stringify(present) === JSON.stringify(release)) return release;
  await writeWhole(join(folder, 'release.json'), JSON.stringify(present, null, 2));
  return present;
};

/**
 * Builds a remote, unless a build of the same sources is there. A build that was cut short leaves nothing behind.
 * @param version overrides the version; then nothing is taken from the cache
 * @throws Error when webpack reports anything
 */
export const buildRemote = async (name: string, version?: string): Promise<BuiltRemote> => {
  const target = version ?? (await sourceVersion(name));
  const folder = buildFolder(name, target);
  const cached = version === undefined ? await readJson<Release>(join(folder, 'release.json')) : undefined;
  if (cached) return { folder, release: await asOfToday(folder, cached), wasCached: true };

  const remote = await remoteDefinition(name);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  let uses: SharedNames = {};
  let parts: Record<string, number> = {};
  const config = await unitConfig(name, { version: target, outputPath: unfinished });
  const stats = await compile(config, (compilation) => {
    uses = usedNames(compilation);
    parts = partsOf(compilation);
  });
  const more = { uses, types: await usedTypes(uses), ...originOf(remoteInputs(name)), parts };
  const release = describeRelease(remote, target, await describeFiles(unfinished), stats, more);
  await writeFile(join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return { folder, release, wasCached: false };
};
