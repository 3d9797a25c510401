import { buildEmbed } from './build-embed';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { storeFolder } from './home';
import { paymentOrigins } from './payment-origins';
import {
  promoted,
  type RegistryDocument,
  rolledBack,
  type Unit,
  unitPromoted,
  unitRolledBack,
} from './registry-document';
import { ReleaseStore } from './store';

/** Channel that `npm start` serves. */
export const DEFAULT_CHANNEL = 'production';

const isUnit = (name: string): name is Unit => name === 'shell' || name === 'embed';

export const localStore = (): ReleaseStore => new ReleaseStore(storeFolder(), paymentOrigins());

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
  const build = { shell: buildShell, embed: buildEmbed };
  const built = isUnit(name) ? await build[name]() : await buildRemote(name, version);
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
    isUnit(name) ? unitPromoted(registry, name, version) : promoted(registry, release),
  );
};

/** Makes the release before the live one live again. */
export const rollback = async (name: string, channel = DEFAULT_CHANNEL): Promise<RegistryDocument> =>
  localStore().change(channel, (registry) =>
    isUnit(name) ? unitRolledBack(registry, name) : rolledBack(registry, name),
  );
