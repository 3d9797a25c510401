import type {
  ChannelEntry,
  ChannelRegistry,
  LiveRelease,
  Registry,
  RegistryEntry,
  RemoteEntry,
  Signature,
  SignedText,
  Timestamp,
} from '@poku/contract';
import {
  memberSeed,
  pageEntryText,
  resolveEntry,
  resolveRegistry,
  SignatureError,
  verifyEntry,
  verifyText,
} from '@poku/platform/release';

const READ_WITHIN_MS = 2_000;

const parse = (text: string | null): ChannelRegistry => JSON.parse(text ?? '') as ChannelRegistry;

const registryElement = (): HTMLElement => {
  const element = document.getElementById('poku-registry');
  if (!element?.textContent) throw new Error('index.html carries no registry.');
  return element;
};

/** The channel's registry as it stands in the page. @throws Error when the page carries none */
export const pageRegistry = (): ChannelRegistry => parse(registryElement().textContent);

/**
 * Reads the registry that stands in the page, settled for this member.
 * @param overrides see `resolveRegistry`
 * @throws Error when the page carries none
 */
export const inlinedRegistry = (overrides?: Readonly<Record<string, LiveRelease>>): Registry =>
  resolveRegistry(pageRegistry(), memberSeed, overrides);

/** What a text must be signed for. */
export interface Signing {
  /** Public half of the root key that the shell was built with. */
  readonly rootKey: string;
  readonly channel: string;
}

/** What is known of the moment; see `knowPresent`. */
export interface Known {
  /** Unix time in milliseconds. */
  readonly now: number;
  readonly timestamp: Timestamp;
}

/** What the entry of one remote must be signed for. */
export interface EntryTrust extends Signing {
  /** Revision that the page knows the entry of; an older entry may bring a release back that was taken away. */
  readonly since: number;
}

/** What the page carries beside its registry, as JSON; null when it carries none. */
const attribute = (name: 'signature' | 'timestamp'): unknown =>
  JSON.parse(registryElement().dataset[name] || 'null');

/** What is live now, as the page carries it. */
export const pageTimestamp = (): SignedText => attribute('timestamp') as SignedText;

/** Verifies the registry that stands in the page. @throws SignatureError */
export const verifyInlinedRegistry = async (trust: Signing, { now }: Known): Promise<void> => {
  const signed = {
    text: registryElement().textContent ?? '',
    signature: attribute('signature') as Signature,
  };
  await verifyText(signed, { ...trust, kind: 'page', now });
};

/** Verifies an entry that is no older than what is live, by a key that may release the remote and is not revoked. */
const verifyPresent = async (
  remote: string,
  signed: SignedText,
  entry: ChannelEntry,
  trust: Signing,
  { now, timestamp }: Known,
): Promise<void> => {
  const { id, publicKey } = await verifyEntry(signed, entry, { ...trust, subject: remote, now });
  if (timestamp.revoked.includes(publicKey)) throw new SignatureError(`The key "${id}" is revoked.`);
  // A remote that is not live any more does not come back with what it had.
  const since = timestamp.since[remote] ?? timestamp.revision + 1;
  // So that what is no number is refused as well.
  if (!((entry.since ?? 0) >= since))
    throw new SignatureError(
      `The entry of ${remote} is older than what is live: ${entry.since} and ${since}.`,
    );
};

/**
 * Verifies what the page says of a release, by a key that may release its remote: whoever made the page may not release all of them.
 * What the page does not name was verified where it was read.
 * @throws SignatureError; also when the page carries no signature of it
 */
export const verifyPageEntry = async ({ base }: LiveRelease, trust: Signing, known: Known): Promise<void> => {
  const { channel, remotes } = pageRegistry();
  const [found] = Object.entries(remotes).filter(([, { live, canary }]) =>
    [live?.base, canary?.release.base].includes(base),
  );
  if (!found) return;
  const [remote, entry] = found;
  const signed = { text: pageEntryText(channel, remote, entry), signature: entry.signature as Signature };
  await verifyPresent(remote, signed, entry, trust, known);
};

/** Refuses a release that a revoked key has signed, whoever put it into an entry. @throws SignatureError */
export const refuseStopped = ({ base }: LiveRelease, { timestamp }: Known): void => {
  const [remote, version] = base.split('/').slice(2);
  if (timestamp.stopped.includes(`${remote}@${version}`))
    throw new SignatureError(`${base} is of a key that is revoked.`);
};

/** From which revision on an entry is no older than a page. A remote that the page does not know may come with a later one only. */
export const sinceOf =
  ({ revision, remotes, far }: ChannelRegistry) =>
  (remote: string): number =>
    (remotes[remote] ?? far?.[remote])?.since ?? (remotes[remote] ? 0 : revision);

/** Address of the entry of one remote. */
export const entryAddress = (remote: string): string => `/registry/${remote}.json`;

/**
 * Reads the entry of one remote as it is now, with the release before the live one: of a remote that the page names by its paths
 * alone, and for repairs.
 * @param early an answer that was asked for before the shell was there
 * @returns undefined when this member has none of its releases
 * @throws Error when it cannot be read, is another remote's or channel's, or older than the page; SignatureError when it is not
 * signed by whom it should be
 */
export const currentEntry = async (
  remote: string,
  { since: atLeast, ...trust }: EntryTrust,
  known: Promise<Known>,
  early?: Promise<Response | undefined>,
): Promise<RegistryEntry | undefined> => {
  const ask = () =>
    fetch(entryAddress(remote), { cache: 'no-cache', signal: AbortSignal.timeout(READ_WITHIN_MS) });
  const response = (await early?.catch(() => undefined)) ?? (await ask());
  if (!response.ok) throw new Error(`The entry of ${remote} answered ${response.status}.`);
  const signed = (await response.json()) as SignedText;
  const told = JSON.parse(signed.text) as RemoteEntry;
  if (told.remote !== remote || told.channel !== trust.channel)
    throw new Error(`The entry of ${remote} is that of ${told.remote} in ${told.channel}.`);
  const { since = 0 } = told.entry;
  // So that what is no number is refused as well.
  if (!(since >= atLeast))
    throw new Error(`The entry of ${remote} is older than the page: ${since} and ${atLeast}.`);
  await verifyPresent(remote, signed, told.entry, trust, await known);
  return resolveEntry(remote, told.entry, memberSeed);
};
