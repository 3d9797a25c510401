import type { Release } from '@poku/contract';
import type { Built } from '../build-once';
import { buildRemote } from '../build-remote';
import { entryFindings } from '../foreign/entry-runs';
import { pulledInBy } from '../foreign/pulled-in';
import type { ReleaseStore } from '../store';
import { folderContents } from './contents';
import { liveRelease } from './context';
import { error } from './finding';
import { judgeBuild, type Judged } from './judge';
import { judgeSources } from './sources';

/** The present sources of a remote, judged, and the build of them; none when they cannot be built. */
export interface OwnRelease extends Judged {
  readonly built?: Built<Release>;
}

/** How a remote is built, and what else is taken for it. */
export interface BuildOptions {
  /** Overrides the version that follows from what is built. */
  readonly version?: string | undefined;
  /** Folder with a build that another bundler made of the browser's part. Default it is built here. */
  readonly from?: string | undefined;
}

const builtOrNot = async (name: string, { version, from }: BuildOptions) => {
  try {
    if (from === undefined) return await buildRemote(name, version);
    const { buildFrom } = await import('../foreign/build-from');
    return await buildFrom(name, from, version);
  } catch (failure) {
    return error('build-failed', {
      what: failure instanceof Error ? failure.message : String(failure),
      where: `${name}/src`,
      fix: 'Correct what the build says.',
    });
  }
};

/**
 * Builds the present sources of a remote, and says of them and of the build what does not depend on a channel: the verdict of `check`
 * and of `publish` alike.
 * @param channel whose live release the words compare with
 * @param options how it is built
 */
export const judgeOwn = async (
  store: ReleaseStore,
  name: string,
  channel: string,
  options: BuildOptions = {},
): Promise<OwnRelease> => {
  const [built, sources] = await Promise.all([builtOrNot(name, options), judgeSources([name])]);
  const ofSources = sources.get(name) ?? [];
  if ('code' in built) return { findings: [...ofSources, built] };
  if ('findings' in built) return { findings: [...ofSources, ...built.findings] };
  const live = await liveRelease(store, await store.registry(channel), name);
  const words = {
    pulledInBy: pulledInBy(name, Object.keys(built.release.uses ?? {})),
    ...(live && { live }),
  };
  const contents = await folderContents(built.folder);
  const { subject, findings } = await judgeBuild(store, name, contents, words);
  const ofEntry = options.from === undefined ? [] : entryFindings(built.release, contents);
  return { built, ...(subject && { subject }), findings: [...ofSources, ...findings, ...ofEntry] };
};
