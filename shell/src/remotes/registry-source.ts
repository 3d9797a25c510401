import type {
  ChannelRegistry,
  LiveRelease,
  Registry,
  RegistryEntry,
  RemoteEntry,
  Signature,
  SignedText,
} from '@poku/shared/contract';
import { memberSeed, resolveEntry, resolveRegistry, type SignedKind, verifyText } from '@poku/shared/release';

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

/** What a registry must be signed for. */
export interface Trust extends Signing {
  /** Revision that the page has; an older one was signed as well, but is no more what the channel says. */
  readonly revision: number;
}

/** What the entry of one remote must be signed for. */
export interface EntryTrust extends Signing {
  /** Revision that the page knows the entry of; an older entry may bring a release back that was taken away. */
  readonly since: number;
}

const verify = (
  signed: SignedText,
  kind: SignedKind,
  { rootKey, channel }: Signing,
  subject?: string,
): Promise<unknown> =>
  verifyText(signed, { rootKey, channel, kind, now: Date.now(), ...(subject !== undefined && { subject }) });

/** Verifies the registry that stands in the page. @throws SignatureError */
export const verifyInlinedRegistry = async (trust: Signing): Promise<void> => {
  const { textContent, dataset } = registryElement();
  const signature = JSON.parse(dataset['signature'] ?? 'null') as Signature;
  await verify({ text: textContent ?? '', signature }, 'page', trust);
};

/** Address of the entry of one remote. */
export const entryAddress = (remote: string): string => `/registry/${remote}.json`;

/**
 * Reads the entry of one remote, which the page names by its paths alone.
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
  await verify(signed, 'entry', trust, remote);
  const told = JSON.parse(signed.text) as RemoteEntry;
  if (told.remote !== remote || told.channel !== trust.channel)
    throw new Error(`The entry of ${remote} is that of ${told.remote} in ${told.channel}.`);
  const { since = 0 } = told.entry;
  // So that what is no number is refused as well.
  if (!(since >= trust.since))
    throw new Error(`The entry of ${remote} is older than the page: ${since} and ${trust.since}.`);
  return resolveEntry(remote, told.entry, memberSeed);
};

/**
 * Reads the registry of the channel as it is now, with the releases before the live ones. Only repairs ask for it.
 * @throws Error when it cannot be read, is another channel's, or older than the page; SignatureError when it is not signed by
 * whom it should be
 */
export const currentRegistry = async (trust: Trust): Promise<Registry> => {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const signed = (await response.json()) as SignedText;
  await verify(signed, 'registry', trust);
  const told = parse(signed.text);
  if (told.channel !== trust.channel) throw new Error(`The registry is that of the channel ${told.channel}.`);
  if (!(told.revision >= trust.revision))
    throw new Error(`The registry is older than the page: ${told.revision} and ${trust.revision}.`);
  return resolveRegistry(told, memberSeed);
};
