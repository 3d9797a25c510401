import type {
  ChannelRegistry,
  LiveRelease,
  Registry,
  RegistryEntry,
  RemoteEntry,
  Signature,
  SignedText,
} from '@poku/shared/contract';
import {
  memberSeed,
  pageEntryText,
  resolveEntry,
  resolveRegistry,
  verifyEntry,
  verifyText,
} from '@poku/shared/release';

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
interface Signing {
  /** Public half of the root key that the shell was built with. */
  readonly rootKey: string;
  readonly channel: string;
}

/** What the entry of one remote must be signed for. */
export interface EntryTrust extends Signing {
  /** Revision that the page knows the entry of; an older entry may bring a release back that was taken away. */
  readonly since: number;
}

/** Verifies the registry that stands in the page. @throws SignatureError */
export const verifyInlinedRegistry = async (trust: Signing): Promise<void> => {
  const { textContent, dataset } = registryElement();
  const signature = JSON.parse(dataset['signature'] ?? 'null') as Signature;
  await verifyText({ text: textContent ?? '', signature }, { ...trust, kind: 'page', now: Date.now() });
};

/**
 * Verifies what the page says of a release, by a key that may release its remote: whoever made the page may not release all of them.
 * What the page does not name was verified where it was read.
 * @throws SignatureError; also when the page carries no signature of it
 */
export const verifyPageEntry = async ({ base }: LiveRelease, trust: Signing): Promise<void> => {
  const { channel, remotes } = pageRegistry();
  const [found] = Object.entries(remotes).filter(([, { live, canary }]) =>
    [live?.base, canary?.release.base].includes(base),
  );
  if (!found) return;
  const [remote, entry] = found;
  const signed = { text: pageEntryText(channel, remote, entry), signature: entry.signature as Signature };
  await verifyEntry(signed, entry, { ...trust, subject: remote, now: Date.now() });
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
  trust: EntryTrust,
  early?: Promise<Response>,
): Promise<RegistryEntry | undefined> => {
  const ask = () =>
    fetch(entryAddress(remote), { cache: 'no-cache', signal: AbortSignal.timeout(READ_WITHIN_MS) });
  const response = await (early?.catch(ask) ?? ask());
  if (!response.ok) throw new Error(`The entry of ${remote} answered ${response.status}.`);
  const signed = (await response.json()) as SignedText;
  const told = JSON.parse(signed.text) as RemoteEntry;
  const { rootKey, channel } = trust;
  await verifyEntry(signed, told.entry, { rootKey, channel, subject: remote, now: Date.now() });
  if (told.remote !== remote || told.channel !== trust.channel)
    throw new Error(`The entry of ${remote} is that of ${told.remote} in ${told.channel}.`);
  const { since = 0 } = told.entry;
  // So that what is no number is refused as well.
  if (!(since >= trust.since))
    throw new Error(`The entry of ${remote} is older than the page: ${since} and ${trust.since}.`);
  return resolveEntry(remote, told.entry, memberSeed);
};
