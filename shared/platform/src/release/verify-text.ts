import type { Certificate, SignedText } from '@poku/contract';
import { base64urlOf, bytesOf } from './base64url';
import { certificateText, type SignedKind, signedMessage } from './signed-message';

/** A text is not signed by whom it should be. Compare `name`. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** What a signature must be good for. */
export interface VerifyOptions {
  /** Ed25519 public key of the root, 32 bytes in base64url. */
  readonly rootKey: string;
  readonly kind: SignedKind;
  /** Channel that the team must be allowed to change. Default: not asked. */
  readonly channel?: string;
  /** Remote, `shell` or `embed` that the team must release. Default: not asked. */
  readonly subject?: string;
  /** Unix time in milliseconds at which the certificate must be valid. */
  readonly now: number;
}

/** One chunk for the browsers that have no Ed25519 of their own (Chromium before 137). */
const loadEd25519 = () => import(/* webpackChunkName: "ed25519" */ './ed25519');

/** Whether a key signed a message. @param key Ed25519 public key, 32 bytes in base64url @param signature base64url */
export const isSignedBy = async (
  key: string,
  message: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> => {
  const [keyBytes, signatureBytes] = [bytesOf(key), bytesOf(signature)];
  // The same bytes have other spellings, and what is verified is given on as it is spelled.
  if (base64urlOf(signatureBytes) !== signature) return false;
  const own = await crypto.subtle
    .importKey('raw', keyBytes, 'Ed25519', false, ['verify'])
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
      throw error;
    });
  if (own) return crypto.subtle.verify('Ed25519', own, signatureBytes, message);
  const { verifyEd25519 } = await loadEd25519();
  return verifyEd25519(signatureBytes, message, keyBytes);
};

const covers = (list: readonly string[], name: string | undefined): boolean =>
  name === undefined || list.includes('*') || list.includes(name);

const checkCertificate = async (
  certificate: Certificate,
  { rootKey, channel, subject, now }: VerifyOptions,
): Promise<void> => {
  const { id, team, until, names, channels } = certificate;
  const message = signedMessage('certificate', certificateText(certificate));
  if (!(await isSignedBy(rootKey, message, certificate.signature)))
    throw new SignatureError(`The key "${id}" is not one that the root key vouches for.`);
  if (!(Date.parse(until) > now))
    throw new SignatureError(`The key "${id}" of ${team} was valid until ${until}.`);
  if (!covers(channels, channel))
    throw new SignatureError(`The key "${id}" of ${team} may not change the channel ${channel}.`);
  if (!covers(names, subject))
    throw new SignatureError(`The key "${id}" of ${team} may not release ${subject}.`);
};

/**
 * Verifies that a text is signed by a team's key that the root key vouches for.
 * @returns the certificate of the key
 * @throws SignatureError that says what is wrong; also for what is no signature at all
 */
export const verifyText = async (
  { text, signature }: SignedText,
  options: VerifyOptions,
): Promise<Certificate> => {
  try {
    const { certificate, value } = signature;
    await checkCertificate(certificate, options);
    if (!(await isSignedBy(certificate.publicKey, signedMessage(options.kind, text), value)))
      throw new SignatureError(`The ${options.kind} is not what the key "${certificate.id}" signed.`);
    return certificate;
  } catch (error) {
    if (error instanceof SignatureError) throw error;
    throw new SignatureError(`The ${options.kind} carries no signature that can be read.`);
  }
};
