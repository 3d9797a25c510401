import type { ReleaseFile, RemoteDefinition, Release } from '@poku/contract';
import { describeRelease } from '../release/build-remote';
import { integrityOf } from '../release/files';
import { type Signer, signText } from '../release/keys/key-pair';
import { digestOf } from '../release/revision';
import { containerName } from '../webpack/container-name';
import type { DevPatch } from './patches';
import { renamed, type Scripts } from './renamed';
import type { WatchedBuild } from './watch-sources';

/** Builds that stay, for pages that still run one and load more of it. */
const KEPT_BUILDS = 20;

/** A build as the browser gets it: scripts with their maps, `release.json` and its signature, by file name. */
export interface DevBuild {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

const describe = (scripts: Scripts): ReleaseFile[] =>
  [...scripts].map(([name, text]) => {
    const bytes = Buffer.byteLength(text);
    // It is served as it is.
    return { name, integrity: integrityOf(text), bytes, brotliBytes: bytes };
  });

/** The release of a build, under a version of its own, signed as a published one is. */
export const devBuild = (
  remote: RemoteDefinition,
  { version, scripts, maps, entry, container, stats }: WatchedBuild,
  signer: Signer,
): DevBuild => {
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
      ['release.json', text],
      [`signature-${digestOf(text).slice(0, 16)}.json`, JSON.stringify(signature)],
    ]),
  };
};

/** The builds that pages may ask for, the newest last. */
export const createDevBuilds = () => {
  const builds = new Map<string, DevBuild>();
  const patches = new Map<string, string>();
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
    /** Keeps a patch for the pages that are told of it. */
    addPatch: ({ version, text }: DevPatch): void => {
      patches.delete(version);
      patches.set(version, text);
      const [oldest] = patches.keys();
      if (patches.size > KEPT_BUILDS && oldest !== undefined) patches.delete(oldest);
    },
    /** The last script that led to a version. */
    patch: (version: string): string | undefined => patches.get(version),
  };
};
export type DevBuilds = ReturnType<typeof createDevBuilds>;
