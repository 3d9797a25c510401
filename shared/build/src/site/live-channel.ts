import { isDeepStrictEqual } from 'node:util';
import type { SignedText } from '@poku/contract';
import { readTimestamp } from '@poku/platform/release';
import { readPointer } from '../release/chain';
import { examineChain } from '../release/doctor/chain';
import { problemOf } from '../release/doctor/finding';
import { readJson, writeWhole } from '../release/json-file';
import type { Signer } from '../release/keys/key-pair';
import type { Policy } from '../release/keys/policy';
import { POLICY } from '../release/keys/policy-list';
import { channelKeys, digestOf } from '../release/revision';
import type { ReleaseStore } from '../release/store';
import { signTimestamp } from '../release/timestamp';
import { requireFacts } from '../release/timestamp-facts';
import { verifyState } from '../release/verify-state';
import type { LiveState, Present } from './live-state';
import { jsonOf, type UntrustedStore } from './untrusted-store';
import { type Head, verifiedState } from './verified-parts';

/** What the site serves of a store. */
export interface LiveChannelOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** See `contentSecurityPolicy`. */
  readonly paymentOrigins: readonly string[];
  /** See `UntrustedStore`. */
  readonly siteOrigin?: string | undefined;
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

/** Public halves of all keys that are good no more, also of those whose place another key took: none of them comes back. */
const goneKeys = ({ revoked = [] }: Policy): string[] =>
  revoked.map(({ certificate }) => certificate.publicKey);

/** Refuses a list of keys from before a key was revoked: the root key signed that one too. */
const requireNoOlder = (policy: Policy, seen: Seen | undefined): void => {
  const gone = goneKeys(policy);
  if (!(seen?.gone ?? []).every((key) => gone.includes(key)))
    throw new Error(`${POLICY} is older than the list that was good here: a key was revoked since.`);
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
  const asked = { rootKey: store.rootKey, channel, now };
  const { id, publicKey } = await verifyState(signed, revision.change, asked);
  if (isNew && !policy.keys.some((key) => key.publicKey === publicKey))
    throw new Error(`Revision ${revision.revision} is signed with the key "${id}", which is good no more.`);
  return { signed, revision, now };
};

/** The store, as nothing in it is believed. */
const untrusted = ({
  store: { objects, rootKey },
  channel,
  paymentOrigins,
  siteOrigin,
}: LiveChannelOptions): UntrustedStore => ({
  rootKey,
  channel,
  paymentOrigins,
  siteOrigin,
  read: async (key) => {
    const stored = await objects.read(key);
    return stored && new Uint8Array(stored.bytes);
  },
});

/** What is live, as who serves the channel says it, or as it stands in the store. */
const presentTimestamp = async (
  options: LiveChannelOptions,
  policy: Policy,
  { revision, signed }: Head,
): Promise<SignedText> => {
  const { store, channel, signer } = options;
  if (signer) return signTimestamp(store, policy, signer, { revision, signed });
  const key = channelKeys(channel).timestamp;
  const kept = (await jsonOf(untrusted(options), key)) as SignedText;
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
  const head = await verifiedHead(options, policy, newest, seen);
  const timestamp = await presentTimestamp(options, policy, head);
  return verifiedState(untrusted(options), policy, head, timestamp);
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
