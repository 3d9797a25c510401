import type { ChannelRegistry, Registry, Signature, SignedText } from '@poku/shared/contract';
import { memberSeed, resolveRegistry, type SignedKind, verifyText } from '@poku/shared/release';

const READ_WITHIN_MS = 2_000;

const settled = (text: string): Registry => resolveRegistry(JSON.parse(text) as ChannelRegistry, memberSeed);

const registryElement = (): HTMLElement => {
  const element = document.getElementById('poku-registry');
  if (!element?.textContent) throw new Error('index.html carries no registry.');
  return element;
};

/** Reads the registry that stands in the page. @throws Error when the page carries none */
export const inlinedRegistry = (): Registry => settled(registryElement().textContent ?? '');

/** What a registry must be signed for. */
export interface Trust {
  /** Public half of the root key that the shell was built with. */
  readonly rootKey: string;
  readonly channel: string;
}

const verify = (signed: SignedText, kind: SignedKind, trust: Trust): Promise<unknown> =>
  verifyText(signed, { ...trust, kind, now: Date.now() });

/** Verifies the registry that stands in the page. @throws SignatureError */
export const verifyInlinedRegistry = async (trust: Trust): Promise<void> => {
  const { textContent, dataset } = registryElement();
  const signature = JSON.parse(dataset['signature'] ?? 'null') as Signature;
  await verify({ text: textContent ?? '', signature }, 'page', trust);
};

/**
 * Reads the registry of the channel as it is now, with the releases before the live ones. Only repairs ask for it.
 * @throws Error when it cannot be read; SignatureError when it is not signed by whom it should be
 */
export const currentRegistry = async (trust: Trust): Promise<Registry> => {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const signed = (await response.json()) as SignedText;
  await verify(signed, 'registry', trust);
  return settled(signed.text);
};
