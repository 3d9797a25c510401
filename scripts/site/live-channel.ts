import { isDeepStrictEqual } from 'node:util';
import type { RemoteEntry, Signature } from '@poku/shared/contract';
import { pageEntryText, verifyEntry, verifyText } from '@poku/shared/release';
import { readPointer } from '../release/chain';
import { examineChain } from '../release/doctor/chain';
import { problemOf } from '../release/doctor/finding';
import type { StoredEntry } from '../release/entries';
import { FRAME_POLICY, frameHtml } from '../release/embed-frame';
import { integrityOf } from '../release/files';
import { contentSecurityPolicy, type EntrySignatures, renderIndex, signatureIn } from '../release/index-html';
import { readJson, writeWhole } from '../release/json-file';
import type { Policy } from '../release/keys/policy';
import type { EmbedRelease, ShellRelease, Unit } from '../release/registry-document';
import { channelKeys, digestOf, type Revision, type StoredRevision } from '../release/revision';
import type { ReleaseStore } from '../release/store';

/** A page with the policy that goes before it as a header: one inside of it binds nobody who can write it. */
export interface LivePage {
  readonly html: string;
  readonly policy: string;
}

/** What of a channel has an address that stays, as far as it is there: all of it verified by the root key. */
export interface LiveState {
  readonly revision: number;
  /** The signed registry. */
  readonly registry: string;
  readonly page?: LivePage;
  /** The signed entry of each remote. */
  readonly entries: ReadonlyMap<string, string>;
  /** `sw.js` and `manifest.webmanifest` of the shell. */
  readonly shell: ReadonlyMap<string, string>;
  /** Files of the embed that have an evergreen address. */
  readonly embed: ReadonlyMap<string, string>;
  readonly frame?: LivePage;
}

/** What a channel is now. */
export interface Present {
  /** The last state that was good; undefined when there was none yet. */
  readonly state?: LiveState;
  /** Why what the store has now is not served. */
  readonly problem?: string;
}

/** What the site serves of a store. */
export interface LiveChannelOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** See `contentSecurityPolicy`. */
  readonly paymentOrigins: readonly string[];
  /** File, outside of the store, that remembers the newest state that was served. */
  readonly seenFile: string;
}

/** The newest state that was served: what comes later has to follow from it. */
interface Seen {
  readonly revision: number;
  /** Key of the revision. */
  readonly key: string;
}

/** After a state that was refused, the same one is looked at again so much later: a copy of a store may still be on its way. */
const LOOK_AGAIN_MS = 5_000;

/** Every file of the embed that partners' pages name without a version. */
const EVERGREEN = ['loader.js', 'remoteEntry.js'];

/** A signature stays good when its key ends or is revoked; a key that the store never knew is none. */
const isKnown = ({ keys, revoked = [] }: Policy, publicKey: string): boolean =>
  [...keys, ...revoked.map(({ certificate }) => certificate)].some((key) => key.publicKey === publicKey);

const readText = async ({ objects }: ReleaseStore, key: string): Promise<string> => {
  const stored = await objects.read(key);
  if (!stored) throw new Error(`${key} is not there.`);
  return stored.bytes.toString();
};

/** The description of a live release of the shell or the embed, as a team that may release it signed it. */
const verifiedUnit = async <R extends ShellRelease | EmbedRelease>(
  { releases, rootKey }: ReleaseStore,
  policy: Policy,
  unit: Unit,
  version: string,
): Promise<{ readonly text: string; readonly release: R }> => {
  const signed = await releases.signed(unit, version);
  const { id, publicKey } = await verifyText(signed, { rootKey, kind: 'release', subject: unit, now: 0 });
  if (!isKnown(policy, publicKey))
    throw new Error(`${unit} ${version}: the key "${id}" was never good for this store.`);
  const release = JSON.parse(signed.text) as R;
  // A good description of another release would be a way back to what was mended.
  if (release.version !== version) throw new Error(`${unit} ${version} says that it is ${release.version}.`);
  return { text: signed.text, release };
};

/** Files of a release, byte for byte those that it describes; one that it does not describe is not there. */
const verifiedFiles = async (
  store: ReleaseStore,
  unit: Unit,
  { version, files }: ShellRelease | EmbedRelease,
  names: readonly string[],
): Promise<[string, string][]> =>
  Promise.all(
    files
      .filter(({ name }) => names.includes(name))
      .map(async ({ name, integrity }): Promise<[string, string]> => {
        const text = await readText(store, store.releases.key(unit, version, name));
        if (integrityOf(text) !== integrity)
          throw new Error(`${unit} ${version}: ${name} is not the file that was published.`);
        return [name, text];
      }),
  );

/** A state, and the time at which the key that signed it has to be valid. */
interface Head extends StoredRevision {
  readonly now: number;
}

const livePage = async (
  { store, channel, paymentOrigins }: LiveChannelOptions,
  shell: ShellRelease,
  { revision, signed, now }: Head,
  signatures: EntrySignatures,
): Promise<LivePage> => {
  const key = channelKeys(channel).revision(revision.revision, digestOf(signed.text), 'html');
  const signature = signatureIn(await readText(store, key));
  if (!signature) throw new Error(`${key} carries no signature.`);
  // Nothing else of the file is needed: the page follows from the release, the registry and the site's own settings.
  let text = '';
  const html = renderIndex(shell, revision, signatures, paymentOrigins, (registry): Signature => {
    text = registry;
    return signature;
  });
  await verifyText({ text, signature }, { rootKey: store.rootKey, kind: 'page', channel, now });
  return { html, policy: contentSecurityPolicy(shell.earlyScript, paymentOrigins) };
};

const liveEntries = async (
  store: ReleaseStore,
  { channel, remotes }: Revision,
): Promise<ReadonlyMap<string, StoredEntry>> => {
  const entries = Object.entries(remotes).map(async ([remote, entry]): Promise<[string, StoredEntry]> => {
    const told = JSON.stringify({ channel, remote, entry } satisfies RemoteEntry);
    const key = channelKeys(channel).entry(remote, digestOf(told));
    const signed = JSON.parse(await readText(store, key)) as StoredEntry;
    if (signed.text !== told) throw new Error(`${key} says something else of ${remote} than the registry.`);
    // One whose key is over is refused by browsers, and holds up no other remote.
    const asked = { rootKey: store.rootKey, channel, subject: remote, now: 0 };
    await verifyEntry(signed, entry, asked);
    if (signed.page)
      await verifyEntry(
        { text: pageEntryText(channel, remote, entry), signature: signed.page },
        entry,
        asked,
      );
    return [remote, signed];
  });
  return new Map(await Promise.all(entries));
};

/**
 * The newest state, when each since the last one that was seen was made by a key that may do what it did, and did no more. The newest
 * vouches for those before it, so its key has to be good now; that of one that was seen was.
 */
const verifiedHead = async (
  { store, channel }: LiveChannelOptions,
  policy: Policy,
  newest: string,
  seen: Seen | undefined,
): Promise<Head> => {
  const { findings, keys, head } = await examineChain(store, policy, channel, newest, seen?.key);
  const [damage] = findings;
  if (damage) throw new Error(`${damage.where}: ${damage.what}`);
  if (!head) throw new Error(`${newest} cannot be read.`);
  if (seen && !keys.includes(seen.key))
    throw new Error(
      `Revision ${head.revision.revision} does not follow from revision ${seen.revision}, which was live here.`,
    );
  const { signed, revision } = head;
  const isNew = newest !== seen?.key;
  const now = isNew ? Date.now() : Date.parse(revision.at);
  const asked = { kind: 'registry', channel, subject: revision.change.name, now } as const;
  const { id, publicKey } = await verifyText(signed, { ...asked, rootKey: store.rootKey });
  if (isNew && !policy.keys.some((key) => key.publicKey === publicKey))
    throw new Error(`Revision ${revision.revision} is signed with the key "${id}", which is good no more.`);
  return { ...head, now };
};

const look = async (
  options: LiveChannelOptions,
  newest: string,
  seen: Seen | undefined,
): Promise<LiveState> => {
  const { store } = options;
  const policy = await store.policy();
  const head = await verifiedHead(options, policy, newest, seen);
  const { revision } = head;
  const shell =
    revision.shell && (await verifiedUnit<ShellRelease>(store, policy, 'shell', revision.shell.live));
  const embed =
    revision.embed && (await verifiedUnit<EmbedRelease>(store, policy, 'embed', revision.embed.live));
  const entries = await liveEntries(store, revision);
  const signatures = new Map(
    [...entries].flatMap(([remote, { page: own }]) => (own ? [[remote, own] as const] : [])),
  );
  const page = shell && (await livePage(options, shell.release, head, signatures));
  const manifest = shell?.release.manifest;
  return {
    revision: revision.revision,
    registry: JSON.stringify(head.signed),
    ...(page && { page }),
    entries: new Map(
      [...entries].map(([remote, { text, signature }]) => [remote, JSON.stringify({ text, signature })]),
    ),
    shell: new Map([
      ...(shell ? await verifiedFiles(store, 'shell', shell.release, ['sw.js']) : []),
      ...(manifest === undefined ? [] : ([['manifest.webmanifest', manifest]] as const)),
    ]),
    embed: new Map([
      ...(embed ? await verifiedFiles(store, 'embed', embed.release, EVERGREEN) : []),
      ...(embed ? ([['release.json', embed.text]] as const) : []),
    ]),
    ...(embed && { frame: { html: frameHtml(embed.release), policy: FRAME_POLICY } }),
  };
};

/**
 * A channel as the site serves it. Who can write into the store can choose nothing: each state is verified with the root key's
 * public half before it is served, and follows from the one before it. What cannot be verified is not served; the last good state is.
 * @returns tells what is live now; looks into the store each time, and verifies what is new
 */
export const openLiveChannel = async (options: LiveChannelOptions): Promise<() => Promise<Present>> => {
  const { store, channel, seenFile } = options;
  let seen = await readJson<Seen>(seenFile);
  let present: Present = {};
  /** Key of the state that is served. */
  let served: string | undefined;
  let refused: { readonly newest: string; readonly at: number } | undefined;

  const verify = async (newest: string): Promise<void> => {
    const state = await look(options, newest, seen);
    const next: Seen = { revision: state.revision, key: newest };
    if (!isDeepStrictEqual(next, seen)) await writeWhole(seenFile, JSON.stringify(next));
    seen = next;
    served = newest;
    present = { state };
  };

  const refuse = (error: unknown): void => {
    present = { ...(present.state && { state: present.state }), problem: problemOf(error) };
  };

  const lookAgain = async (): Promise<void> => {
    try {
      const newest = (await readPointer(store.objects, channel)).pointer?.registry;
      if (newest === undefined) {
        if (seen)
          refuse(new Error(`The channel ${channel} is gone; revision ${seen.revision} was live here.`));
      } else if (newest === served) {
        present = { ...(present.state && { state: present.state }) };
      } else if (newest !== refused?.newest || Date.now() - refused.at > LOOK_AGAIN_MS) {
        refused = { newest, at: Date.now() };
        await verify(newest);
      }
    } catch (error) {
      refuse(error);
    }
  };

  let looking = Promise.resolve();
  let next: Promise<void> | undefined;
  return async () => {
    // A look that is under way may have begun before the change that this reader knows of.
    next ??= looking.then(() => {
      next = undefined;
      return (looking = lookAgain());
    });
    await next;
    return present;
  };
};
