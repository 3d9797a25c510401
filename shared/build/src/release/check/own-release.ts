import type { Release } from '@poku/contract';
import type { Built } from '../build-once';
import { buildRemote } from '../build-remote';
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

const builtOrNot = async (name: string, version: string | undefined) => {
  try {
    return await buildRemote(name, version);
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
 * @param version overrides the version that follows from the sources
 */
export const judgeOwn = async (
  store: ReleaseStore,
  name: string,
  channel: string,
  version?: string,
): Promise<OwnRelease> => {
  const [built, sources] = await Promise.all([builtOrNot(name, version), judgeSources([name])]);
  const ofSources = sources.get(name) ?? [];
  if ('code' in built) return { findings: [...ofSources, built] };
  const { subject, findings } = await judgeBuild(
    store,
    name,
    await folderContents(built.folder),
    await liveRelease(store, await store.registry(channel), name),
  );
  return { built, ...(subject && { subject }), findings: [...ofSources, ...findings] };
};
