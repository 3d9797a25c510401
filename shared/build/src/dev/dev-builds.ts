import { createHash } from 'node:crypto';
import type { ReleaseFile, RemoteDefinition, Release } from '@poku/contract';
import { describeRelease } from '../release/build-remote';
import { integrityOf } from '../release/files';
import { type Signer, signText } from '../release/keys/key-pair';
import { digestOf } from '../release/revision';
import { containerName } from '../webpack/container-name';
import { renamed, type Scripts } from './renamed';
import type { WatchedBuild } from './watch-remote';

/** Builds that stay, for pages that still run one and load more of it. */
const KEPT_BUILDS = 20;
const DIGEST_CHARS = 12;

/** Name of the script that brings pages of the build before to this one. */
const PATCH = 'patch.js';

/** A build as the browser gets it: scripts with their maps, `release.json` and its signature, by file name. */
export interface DevBuild {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

const versionOf = (scripts: Scripts): string => {
  const hash = createHash('sha256');
  for (const [name, text] of scripts) hash.update(`${name}\0${text}\0`);
  return `dev-${hash.digest('hex').slice(0, DIGEST_CHARS)}`;
};

const describe = (scripts: Scripts): ReleaseFile[] =>
  [...scripts].map(([name, text]) => {
    const bytes = Buffer.byteLength(text);
    // It is served as it is.
    return { name, integrity: integrityOf(text), bytes, brotliBytes: bytes };
  });

/** The release of a build, under a version of its own, signed as a published one is. */
export const devBuild = (
  remote: RemoteDefinition,
  { scripts, maps, entry, container, stats, patch }: WatchedBuild,
  signer: Signer,
): DevBuild => {
  const version = versionOf(scripts);
  const named = renamed(scripts, entry, container, containerName(remote.name, version));
  const described = describeRelease(remote, version, describe(named), stats, { uses: {}, types: {} });
  // It meets no gate, and stands in no history.
  const release: Release = { ...described, commit: 'unknown' };
  const text = JSON.stringify(release);
  const { signature } = signText(signer, 'release', text);
  return {
    version,
    files: new Map([
      ...named,
      ...maps,
      ...(patch ? [[PATCH, patch(version)] as const] : []),
      ['release.json', text],
      [`signature-${digestOf(text).slice(0, 16)}.json`, JSON.stringify(signature)],
    ]),
  };
};

/** The builds that pages may ask for, the newest last. */
export const createDevBuilds = () => {
  const builds = new Map<string, DevBuild>();
  /** Versions that pages run. They may run the first one all day, and be patched. */
  const run = new Set<string>();

  const drop = (): void => {
    const versions = [...builds.keys()].slice(0, -1);
    const dropped = versions.find((version) => !run.has(version)) ?? versions[0];
    if (dropped === undefined) return;
    builds.delete(dropped);
    run.delete(dropped);
  };
  return {
    /** @returns whether it differs from the newest one */
    add: (build: DevBuild): boolean => {
      const isNew = [...builds.keys()].at(-1) !== build.version;
      builds.delete(build.version);
      builds.set(build.version, build);
      if (builds.size > KEPT_BUILDS) drop();
      return isNew;
    },
    newest: (): DevBuild | undefined => [...builds.values()].at(-1),
    file: (version: string, name: string): string | undefined => {
      if (name.startsWith('entry.')) run.add(version);
      return builds.get(version)?.files.get(name);
    },
    /** The script that brings pages of the build before to this one; undefined when only the whole build will do. */
    patch: (version: string): string | undefined => builds.get(version)?.files.get(PATCH),
  };
};
export type DevBuilds = ReturnType<typeof createDevBuilds>;
