import { buildRemote, type BuiltRemote } from './build-remote';
import { buildShell, type BuiltShell } from './build-shell';
import { storeFolder } from './home';
import { promoted, type RegistryDocument, rolledBack, shellPromoted } from './registry-document';
import { ReleaseStore } from './store';

/** Channel that `npm start` serves. */
export const DEFAULT_CHANNEL = 'production';

export const localStore = (): ReleaseStore => new ReleaseStore(storeFolder());

/** What publishing did. */
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly wasBuilt: boolean;
  readonly isNew: boolean;
}

/**
 * Builds what is needed and copies it into the store. What is live does not change.
 * @param version overrides the version that follows from the sources; remotes only
 */
export const publish = async (name: string, version?: string): Promise<Published> => {
  const built: BuiltRemote | BuiltShell =
    name === 'shell' ? await buildShell() : await buildRemote(name, version);
  const isNew = await localStore().publish(name, built.release, built.folder);
  return { name, version: built.release.version, wasBuilt: !built.wasCached, isNew };
};

/** Makes a published release live in a channel. */
export const promote = async (
  name: string,
  version: string,
  channel = DEFAULT_CHANNEL,
): Promise<RegistryDocument> => {
  const store = localStore();
  const release = await store.release(name, version);
  return store.change(channel, (registry) =>
    name === 'shell' ? shellPromoted(registry, version) : promoted(registry, release),
  );
};

/** Makes the release before the live one live again. */
export const rollback = async (name: string, channel = DEFAULT_CHANNEL): Promise<RegistryDocument> =>
  localStore().change(channel, (registry) => rolledBack(registry, name));
