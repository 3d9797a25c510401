import type { LiveRelease, Release, Signature } from '@poku/contract';
import { SignatureError, toLiveRelease, verifyText } from '@poku/platform/release';
import type { RefusalReason, WantedRelease } from './wish';

const READ_WITHIN_MS = 5_000;
/** Characters of a text's digest that name its signature. */
const DIGEST_CHARS = 16;

/** A release cannot be shown. Compare `name`. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

const textAt = async (address: string, whenMissing: RefusalReason): Promise<string> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(READ_WITHIN_MS) }).catch(() => {
    throw new RefusedError('unreachable');
  });
  if (answer.status === 404) throw new RefusedError(whenMissing);
  if (!answer.ok) throw new RefusedError('unreachable');
  return answer.text();
};

/** SHA-256 of a text, hex. */
export const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const refuse = (error: unknown): never => {
  if (error instanceof SignatureError || error instanceof SyntaxError) throw new RefusedError('unsigned');
  throw error;
};

/**
 * Reads what a published release says of itself, and verifies that a team which may release it has signed it.
 * @param base folder of the release
 * @param subject remote, or `shell`
 * @param now Unix time in milliseconds at which the team's key must be valid. Default any: a signature stays good
 * @throws RefusedError
 */
export const signedDescription = async (
  base: string,
  subject: string,
  rootKey: string,
  now = 0,
): Promise<unknown> => {
  const text = await textAt(`${base}release.json`, 'missing');
  const digest = (await digestOf(text)).slice(0, DIGEST_CHARS);
  const signatureText = await textAt(`${base}signature-${digest}.json`, 'unsigned');
  const read = async (): Promise<unknown> => {
    const signature = JSON.parse(signatureText) as Signature;
    await verifyText({ text, signature }, { kind: 'release', rootKey, subject, now });
    return JSON.parse(text);
  };
  return read().catch(refuse);
};

/**
 * Reads a published release, live or not, and verifies that a team which may release it has signed it.
 * @param rootKey public root key that the shell was built with, base64url
 * @throws RefusedError
 */
export const signedRelease = async (
  { name, version }: WantedRelease,
  rootKey: string,
): Promise<LiveRelease> => {
  const base = `/remotes/${name}/${encodeURIComponent(version)}/`;
  const release = (await signedDescription(base, name, rootKey, Date.now())) as Release;
  // A team's signature is for one release; under another name or version it is none.
  if (release.name !== name || release.version !== version) throw new RefusedError('unsigned');
  return toLiveRelease(release);
};
