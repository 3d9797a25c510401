import { isDeepStrictEqual } from 'node:util';
import type { RemoteEntry, Signature, SignedText } from '@poku/shared/contract';
import { pageEntryText, readTimestamp, verifyEntry, verifyText } from '@poku/shared/release';
import { readPointer } from '../release/chain';
import { examineChain } from '../release/doctor/chain';
import { problemOf } from '../release/doctor/finding';
import type { StoredEntry } from '../release/entries';
import { FRAME_POLICY, frameHtml } from '../release/embed-frame';
import { integrityOf } from '../release/files';
import { contentSecurityPolicy, type EntrySignatures, renderIndex, signatureIn } from '../release/index-html';
import { readJson, writeWhole } from '../release/json-file';
import type { Signer } from '../release/keys/key-pair';
import { type Policy, revokedKeys } from '../release/keys/policy';
import { POLICY } from '../release/keys/policy-list';
import type { EmbedRelease, ShellRelease, Unit, UnitEntry } from '../release/registry-document';
import { channelKeys, digestOf, type Revision, type StoredRevision } from '../release/revision';
import type { ReleaseStore } from '../release/store';
import { signTimestamp } from '../release/timestamp';
import { requireFacts } from '../release/timestamp-facts';

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
  /** What is live, signed for a short time. */
  readonly timestamp: string;
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
  /** Who says what is live, to browsers. Default nobody here: then what the store has of it must hold. */
  readonly signer?: Signer;
  /** File, outside of the store, that remembers the newest state that was served. */
  readonly seenFile: string;
}

/** The newest state that was served: what comes later has to follow from it. */
interface Seen {
  readonly revision: number;
  /** Key of the revision. */
  readonly key: string;
  /** Public halves of the keys that were good no more. Missing in what was remembered before it was. */
  readonly gone?: readonly string[];
}

/** What was served last; undefined before the first time. */
const readSeen = async (file: string): Promise<Seen | undefined> => {
  const unusable = (why: string): Error =>
    new Error(
      `${file} remembers what this site served last, and cannot be used: ${why}. Put it back from a backup. Without one, look with ` +
        '`npm run release -- doctor` whether the store has its newest state, then remove the file: the site starts with that one.',
    );
  let seen: unknown;
  try {
    seen = await readJson<unknown>(file);
  } catch (error) {
    throw unusable(error instanceof SyntaxError ? 'it is no JSON' : problemOf(error));
  }
  if (seen === undefined) return undefined;
  if (
    typeof seen !== 'object' ||
    seen === null ||
    !('revision' in seen && Number.isInteger(seen.revision)) ||
    !('key' in seen && typeof seen.key === 'string')
  )
    throw unusable('it does not say which revision that was');
  return seen as Seen;
};

/** After a state that was refused, the same one is looked at again so much later: a copy of a store may still be on its way. */
const LOOK_AGAIN_MS = 5_000;

/** What is live is said again so much later, long before it holds no more. */
const SAY_AGAIN_MS = 3_600_000;

/** Every file of the embed that partners' pages name without a version. */
const EVERGREEN = ['loader.js', 'remoteEntry.js'];

/** A signature stays good when its key ends; a key that the store never knew is none. */
const isKnown = ({ keys, revoked = [] }: Policy, publicKey: string): boolean =>
  [...keys, ...revoked.map(({ certificate }) => certificate)].some((key) => key.publicKey === publicKey);

/** Public halves of all keys that are good no more, also of those whose place another key took: none of them comes back. */
const goneKeys = ({ revoked = [] }: Policy): string[] =>
  revoked.map(({ certificate }) => certificate.publicKey);

/** Refuses a list of keys from before a key was revoked: the root key signed that one too. */
const requireNoOlder = (policy: Policy, seen: Seen | undefined): void => {
  const gone = goneKeys(policy);
  if (!(seen?.gone ?? []).every((key) => gone.includes(key)))
    throw new Error(`${POLICY} is older than the list that was good here: a key was revoked since.`);
};

const readText = async ({ objects }: ReleaseStore, key: string): Promise<string> => {
  const stored = await objects.read(key);
  if (!stored) throw new Error(`${key} is not there.`);
  return stored.bytes.toString();
};

/** A release of the shell or the embed, as it was signed and by whom. */
interface VerifiedUnit<R> {
  readonly text: string;
  readonly release: R;
  readonly publicKey: string;
}

/** The description of a live release of the shell or the embed, as a team that may release it signed it. */
const verifiedUnit = async <R extends ShellRelease | EmbedRelease>(
  { releases, rootKey }: ReleaseStore,
  policy: Policy,
  unit: Unit,
  version: string,
): Promise<VerifiedUnit<R>> => {
  const signed = await releases.signed(unit, version);
  const { id, publicKey } = await verifyText(signed, { rootKey, kind: 'release', subject: unit, now: 0 });
  if (!isKnown(policy, publicKey))
    throw new Error(`${unit} ${version}: the key "${id}" was never good for this store.`);
  const release = JSON.parse(signed.text) as R;
  // A good description of another release would be a way back to what was mended.
  if (release.version !== version) throw new Error(`${unit} ${version} says that it is ${release.version}.`);
  return { text: signed.text, release, publicKey };
};

/** The live release of the shell or the embed, or the one before it when the key that signed the live one is revoked. */
const usableUnit = async <R extends ShellRelease | EmbedRelease>(
  store: ReleaseStore,
  policy: Policy,
  unit: Unit,
  { live, previous }: UnitEntry,
): Promise<VerifiedUnit<R>> => {
  const revoked = revokedKeys(policy);
  for (const version of [live, previous]) {
    if (version === undefined) continue;
    const found = await verifiedUnit<R>(store, policy, unit, version);
    if (!revoked.includes(found.publicKey)) return found;
  }
  throw new Error(`${unit} ${live}: the key that signed it is revoked, and there is no good one before it.`);
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
  timestamp: SignedText,
): Promise<LivePage> => {
  const key = channelKeys(channel).revision(revision.revision, digestOf(signed.text), 'html');
  const signature = signatureIn(await readText(store, key));
  if (!signature) throw new Error(`${key} carries no signature.`);
  // Nothing else of the file is needed: the page follows from the release, the registry and the site's own settings.
  let text = '';
  const keepText = (registry: string): Signature => {
    text = registry;
    return signature;
  };
  const html = renderIndex(shell, revision, signatures, paymentOrigins, keepText, timestamp);
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

/** What is live, as who serves the channel says it, or as it stands in the store. */
const presentTimestamp = async (
  { store, channel, signer }: LiveChannelOptions,
  policy: Policy,
  { revision, signed }: Head,
): Promise<SignedText> => {
  if (signer) return signTimestamp(store, policy, signer, { revision, signed });
  const key = channelKeys(channel).timestamp;
  const kept = JSON.parse(await readText(store, key)) as SignedText;
  const told = await readTimestamp(kept, { rootKey: store.rootKey, channel, now: Date.now() });
  if (!policy.keys.some(({ publicKey }) => publicKey === kept.signature.certificate.publicKey))
    throw new Error(`${key} is signed with a key that is good no more.`);
  if (told.registry !== digestOf(signed.text))
    throw new Error(`${key} says that revision ${told.revision} is live, not ${revision.revision}.`);
  requireFacts(told, revision, policy);
  return kept;
};

const look = async (
  options: LiveChannelOptions,
  policy: Policy,
  newest: string,
  seen: Seen | undefined,
): Promise<LiveState> => {
  const { store } = options;
  const head = await verifiedHead(options, policy, newest, seen);
  const { revision } = head;
  const shell = revision.shell && (await usableUnit<ShellRelease>(store, policy, 'shell', revision.shell));
  const embed = revision.embed && (await usableUnit<EmbedRelease>(store, policy, 'embed', revision.embed));
  const all = await liveEntries(store, revision);
  const revoked = revokedKeys(policy);
  const entries = new Map(
    [...all].filter(([, { signature }]) => !revoked.includes(signature.certificate.publicKey)),
  );
  const signatures = new Map(
    [...all].flatMap(([remote, { page: own }]) => (own ? [[remote, own] as const] : [])),
  );
  const timestamp = await presentTimestamp(options, policy, head);
  const page = shell && (await livePage(options, shell.release, head, signatures, timestamp));
  const manifest = shell?.release.manifest;
  return {
    revision: revision.revision,
    registry: JSON.stringify(head.signed),
    timestamp: JSON.stringify(timestamp),
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
 * @throws Error that names `seenFile` and what to do when it cannot be used
 */
export const openLiveChannel = async (options: LiveChannelOptions): Promise<() => Promise<Present>> => {
  const { store, channel, seenFile } = options;
  let seen = await readSeen(seenFile);
  let present: Present = {};
  /** What is served: the key of the state, by which keys it was verified, and when. */
  let served: { readonly newest: string; readonly policy: Policy; readonly at: number } | undefined;
  let refused: { readonly newest: string; readonly at: number } | undefined;

  const verify = async (newest: string, policy: Policy): Promise<void> => {
    const at = Date.now();
    requireNoOlder(policy, seen);
    const state = await look(options, policy, newest, seen);
    const next: Seen = { revision: state.revision, key: newest, gone: goneKeys(policy) };
    if (!isDeepStrictEqual(next, seen)) await writeWhole(seenFile, JSON.stringify(next));
    seen = next;
    served = { newest, policy, at };
    refused = undefined;
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
      } else {
        const policy = await store.policy();
        const isServed =
          newest === served?.newest &&
          Date.now() - served.at < SAY_AGAIN_MS &&
          isDeepStrictEqual(policy, served.policy);
        if (isServed) {
          present = { ...(present.state && { state: present.state }) };
        } else if (newest !== refused?.newest || Date.now() - refused.at > LOOK_AGAIN_MS) {
          refused = { newest, at: Date.now() };
          await verify(newest, policy);
        }
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
