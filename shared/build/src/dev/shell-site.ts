import type { ChannelRegistry, SignedText } from '@poku/contract';
import { SignatureError, verifyText } from '@poku/platform/release';
import { type Signer, signText } from '../release/keys/key-pair';

const ANSWER_WITHIN_MS = 5_000;

/** A running site of Poku. */
export interface ShellSite {
  readonly origin: string;
  readonly channel: string;
  readonly registry: SignedText;
}

const originOf = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--shell must be the address of a site, like http://localhost:3000; it is "${address}".`);
  return url.origin;
};

const isSignedText = (value: unknown): value is SignedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'signature' in value;

const registryOf = (body: string): { readonly signed: SignedText; readonly channel: string } | undefined => {
  try {
    const signed: unknown = JSON.parse(body);
    if (!isSignedText(signed)) return undefined;
    const { channel, remotes } = JSON.parse(signed.text) as Partial<ChannelRegistry>;
    return typeof channel === 'string' && typeof remotes === 'object' ? { signed, channel } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Finds out whether a Poku shell runs at an address.
 * @throws Error that says that the address is none, that nothing answers, or that it is no Poku shell
 */
export const readShell = async (address: string): Promise<ShellSite> => {
  const origin = originOf(address);
  const answer = await fetch(`${origin}/registry.json`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => {
    throw new Error(
      `Nothing answers at ${origin}. Start the site with npm start, or name another one with --shell <url>.`,
    );
  });
  const found = answer.ok ? registryOf(await answer.text()) : undefined;
  if (!found) throw new Error(`${origin} is no Poku shell: it has no signed registry at /registry.json.`);
  return { origin, channel: found.channel, registry: found.signed };
};

const verified = async (...asked: Parameters<typeof verifyText>): Promise<string | undefined> => {
  try {
    await verifyText(...asked);
    return undefined;
  } catch (error) {
    if (error instanceof SignatureError) return error.message;
    throw error;
  }
};

/**
 * Makes sure that the shell will run what this machine signs.
 * @param rootKey public root key that this machine knows, base64url
 * @throws Error that says which key is missing and who gives it
 */
export const requireKey = async (
  { origin, channel, registry }: ShellSite,
  name: string,
  signer: Signer,
  rootKey: string,
): Promise<void> => {
  const asked = { rootKey, channel, now: Date.now() };
  if ((await verified(registry, { ...asked, kind: 'registry' })) !== undefined)
    throw new Error(
      `${origin} belongs to another root key than this machine's. Set POKU_ROOT_KEY to its public key and POKU_KEY to your team's key file; the platform's owners give both.`,
    );
  const problem = await verified(signText(signer, 'permission', name), {
    ...asked,
    kind: 'permission',
    subject: name,
  });
  if (problem !== undefined)
    throw new Error(`${origin} would not run your ${name}: ${problem} The platform's owners give keys.`);
};
