import type { Together } from './check/context';
import { gatePublish } from './check/gate';
import type { GateOptions } from './check/judge';
import { ownSigner, rootKey, rootPublicKey } from './keys/key-home';
import type { Signer } from './keys/key-pair';
import { changePolicy, withKey } from './keys/policy';
import { openObjects } from './objects/open-objects';
import { paymentOrigins } from './payment-origins';
import { promoteSet } from './promote-set';
import { goneVersion, type RegistryDocument, withdrawn } from './registry-document';
import { rollBackSet, type RolledBack, type RollbackOptions } from './rollback-set';
import { ReleaseStore } from './store';

/** Channel that `npm start` serves. */
export const DEFAULT_CHANNEL = 'production';

/** The store that the commands work on. */
export const openStore = async (): Promise<ReleaseStore> =>
  new ReleaseStore({
    objects: await openObjects(),
    rootKey: await rootPublicKey(),
    paymentOrigins: paymentOrigins(),
  });

/** Makes this machine's own key good for its own store, as `npm start` does the first time. */
export const welcomeOwnKey = async (): Promise<void> => {
  if (process.env.POKU_KEY !== undefined || process.env.POKU_ROOT_KEY !== undefined) return;
  const { certificate } = await ownSigner();
  const store = await openStore();
  const { keys } = await store.policy();
  if (keys.some(({ id, publicKey }) => id === certificate.id && publicKey === certificate.publicKey)) return;
  await changePolicy(store.objects, await rootKey(), await rootPublicKey(), (policy) =>
    withKey(policy, certificate),
  );
};

/** What publishing did. */
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly wasBuilt: boolean;
  readonly isNew: boolean;
}

/** How a remote is published. */
export interface PublishOptions {
  /** Overrides the version that follows from the sources. */
  readonly version?: string | undefined;
  /** Folder with a build of the browser's part that another bundler made, of remotes only. Default it is built here. */
  readonly from?: string | undefined;
  /** Codes of errors that are meant. Default none. */
  readonly allow?: readonly string[] | undefined;
}

/** Builds a remote and lets it in, or not. */
const buildJudged = async (
  store: ReleaseStore,
  name: string,
  signer: Signer,
  { allow, ...how }: PublishOptions,
) => {
  const { judgeOwn } = await import('./check/own-release');
  const { built, ...judged } = await judgeOwn(store, name, DEFAULT_CHANNEL, how);
  await gatePublish(store, name, judged, signer, allow);
  if (!built) throw new Error(`${name} was not built.`);
  return built;
};

/** Webpack is loaded by those who build, and by no other command. */
const build = async (store: ReleaseStore, name: string, signer: Signer, options: PublishOptions) => {
  if (name === 'shell') return (await import('./build-shell')).buildShell();
  if (name === 'embed') return (await import('./build-embed')).buildEmbed();
  return buildJudged(store, name, signer, options);
};

/**
 * Builds what is needed, copies it into the store and signs it. What is live does not change.
 * @param options of remotes only
 * @throws GateError when the sources or the build of a remote cannot be let in anywhere; `check` says the same
 */
export const publish = async (name: string, options: PublishOptions = {}): Promise<Published> => {
  await welcomeOwnKey();
  const store = await openStore();
  const signer = await ownSigner();
  const built = await build(store, name, signer, options);
  const isNew = await store.releases.publish(name, built.release, built.folder, signer);
  return { name, version: built.release.version, wasBuilt: !built.wasCached, isNew };
};

/**
 * Makes published releases live in a channel in one swap, if the gate lets all of them through; see `promoteSet`.
 * @param set versions by name
 * @throws GateError with everything that was found
 */
export const promoteTogether = async (
  set: Together,
  channel = DEFAULT_CHANNEL,
  options: GateOptions = {},
): Promise<RegistryDocument> => promoteSet(await openStore(), channel, await ownSigner(), set, options);

/**
 * Makes a published release live in a channel, if the gate lets it through.
 * @throws GateError with everything that was found
 */
export const promote = (
  name: string,
  version: string,
  channel = DEFAULT_CHANNEL,
  options: GateOptions = {},
): Promise<RegistryDocument> => promoteTogether({ [name]: version }, channel, options);

/**
 * Takes canaries away, or makes earlier releases live again, in one swap; see `rollBackSet`.
 * @param reason why, for the history
 * @returns what it did to each, and the registry after it
 */
export const rollback = async (
  names: readonly string[],
  channel: string,
  reason: string,
  options: RollbackOptions = {},
): Promise<RolledBack> => rollBackSet(await openStore(), channel, await ownSigner(), names, reason, options);

/**
 * Takes a remote out of a channel, with all its routes and slots. Its releases stay in the store.
 * @param version live release, or canary, that is expected to go; with another one nothing changes
 * @param reason why, for the history
 */
export const withdraw = async (
  name: string,
  channel: string,
  version: string,
  reason: string,
): Promise<RegistryDocument> =>
  (await openStore()).change(
    channel,
    await ownSigner(),
    { action: 'withdraw', name, version, reason },
    (registry) => {
      if (goneVersion(registry, name) !== version)
        throw new Error(`${name} has changed in ${channel} meanwhile; look at it again.`);
      return withdrawn(registry, name);
    },
  );

/**
 * Signs the registry, the page and the entries of a channel anew, as they are: for a channel that nobody has changed for so long
 * that its key ends, or whose page was made with other settings.
 * @param reason why, for the audit log. Default none.
 * @throws SignatureError when the key is not good for all names
 */
export const renew = async (channel: string, reason?: string): Promise<RegistryDocument> =>
  (await openStore()).change(
    channel,
    await ownSigner(),
    { action: 'renew', name: '*', version: '*', ...(reason !== undefined && { reason }) },
    (registry) => ({ ...registry }),
  );

/**
 * Writes the page of a channel anew when the settings that it was made with are not those of now, for example the port of the
 * e-wallet that its policy names.
 * @returns whether it had to
 * @throws SignatureError when the key is not good for all names
 */
export const renewPage = async (channel: string): Promise<boolean> => {
  if (await (await openStore()).hasPresentPage(channel)) return false;
  await renew(channel, 'other settings of the page');
  return true;
};
