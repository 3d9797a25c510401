import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { folderContents } from '../check/contents';
import type { Together } from '../check/context';
import { gatePublish } from '../check/gate';
import { type GateOptions, judgeBuild } from '../check/judge';
import type { Signer } from '../keys/key-pair';
import type { ObjectStore } from '../objects/object-store';
import { promoteSet } from '../promote-set';
import type { ShellRelease } from '../registry-document';
import { aShellBuild, type Build } from './a-remote-build';
import { aStore } from './a-store';

/** How a release is tried. */
export interface Attempt extends GateOptions {
  readonly build: Build<Release>;
  /** What is released. Default the name in the build. */
  readonly name?: string;
  /** Who publishes. Default a team that may do everything. */
  readonly publisher?: Signer;
  /** Who promotes. Default the publisher. */
  readonly promoter?: Signer;
  /** What happens to the store in between. */
  readonly between?: (folder: string) => Promise<unknown>;
}

/** A store with a channel that has a shell, and what a team does with it, as the commands do. */
export const aChannel = async (objects: ObjectStore, shellFacts: Partial<ShellRelease> = {}) => {
  const keys = await aStore(objects);
  const { store, signer } = keys;

  const promoteShell = async (build: Build<ShellRelease>, options: GateOptions = {}) => {
    const { version } = build.release;
    await store.releases.publish('shell', build.release, build.folder, signer);
    await promoteSet(store, 'production', signer, { shell: version }, options);
  };
  await promoteShell(await aShellBuild('1.0.0', shellFacts));

  return {
    ...keys,
    promoteShell,
    /** Publishes builds, of remotes and of shells, unjudged. */
    publish: async (...builds: readonly Build<Release | ShellRelease>[]): Promise<void> => {
      for (const { release, folder } of builds)
        await store.releases.publish('name' in release ? release.name : 'shell', release, folder, signer);
    },
    /** Promotes published releases in one swap. Throws GateError. */
    promoteSet: (set: Together, options: GateOptions = {}, promoter = signer) =>
      promoteSet(store, 'production', promoter, set, options),
    /** Publishes and promotes a build. Throws GateError. */
    release: async ({
      build,
      name = build.release.name,
      publisher = signer,
      promoter = publisher,
      between = () => Promise.resolve(),
      ...options
    }: Attempt) => {
      const described = JSON.parse(await readFile(join(build.folder, 'release.json'), 'utf8')) as Release;
      const contents = await folderContents(build.folder);
      await gatePublish(store, name, await judgeBuild(store, name, contents), publisher);
      await store.releases.publish(name, described, build.folder, publisher);
      const { version } = described;
      await between(join(objects.address, 'remotes', name, version));
      return promoteSet(store, 'production', promoter, { [name]: version }, options);
    },
  };
};
