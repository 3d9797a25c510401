import { refuse } from './check/finding';
import { gated, gatePublish } from './check/gate';
import { type GateOptions, judgeShell } from './check/judge';
import { judgeShellBack } from './check/shell-back';
import { writeDeltas } from './deltas/write-deltas';
import { ownSigner, rootKey, rootPublicKey } from './keys/key-home';
import type { Signer } from './keys/key-pair';
import { changePolicy, withKey } from './keys/policy';
import { openObjects } from './objects/open-objects';
import { paymentOrigins } from './payment-origins';
import {
  goneVersion,
  isUnit,
  promoted,
  type RegistryDocument,
  unitPromoted,
  withdrawn,
} from './registry-document';
import { planRollback, type RollbackPlan, type RollbackWish } from './rollback';
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
  /** Codes of errors that are meant. Default none. */
  readonly allow?: readonly string[] | undefined;
}

/** Builds a remote and lets it in, or not. */
const buildJudged = async (
  store: ReleaseStore,
  name: string,
  signer: Signer,
  { version, allow }: PublishOptions,
) => {
  const { judgeOwn } = await import('./check/own-release');
  const { built, ...judged } = await judgeOwn(store, name, DEFAULT_CHANNEL, version);
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
 * Makes a published release live in a channel, if the gate lets it through.
 * @throws GateError with everything that was found
 */
export const promote = async (
  name: string,
  version: string,
  channel = DEFAULT_CHANNEL,
  options: GateOptions = {},
): Promise<RegistryDocument> => {
  const store = await openStore();
  const signer = await ownSigner();
  const change = { action: 'promote', name, version } as const;
  if (!isUnit(name)) {
    const apply = await gated(store, name, version, signer, options, promoted);
    await writeDeltas(store, channel, name, version);
    return store.change(channel, signer, change, apply);
  }
  await store.releases.verify(name, version);
  await writeDeltas(store, channel, name, version);
  return store.change(channel, signer, change, async (registry) => {
    const next = unitPromoted(registry, name, version);
    if (name === 'shell' && next !== registry)
      refuse(`${name} ${version}`, await judgeShell(store, registry, version, options));
    return next;
  });
};

/**
 * Takes a canary away, or makes an earlier release live again: the one that is wished for, else the last one that was live and was
 * not taken back.
 * @param reason why, for the history
 * @returns what it did, and the registry after it
 * @throws Error that says why there is nothing to go back to; GateError when live remotes need what an older shell has not
 */
export const rollback = async (
  name: string,
  channel: string,
  reason: string,
  { allow = [], ...wish }: RollbackWish & Pick<GateOptions, 'allow'> = {},
): Promise<{ readonly change: RollbackPlan['change']; readonly registry: RegistryDocument }> => {
  const store = await openStore();
  const { change, apply } = await planRollback(store, channel, name, wish, reason);
  if (change.to !== undefined) await writeDeltas(store, channel, name, change.to);
  const registry = await store.change(channel, await ownSigner(), change, async (present) => {
    const next = apply(present);
    if (name === 'shell' && change.to !== undefined)
      refuse(`shell ${change.to}`, await judgeShellBack(store, present, change.to, allow));
    return next;
  });
  return { change, registry };
};

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
