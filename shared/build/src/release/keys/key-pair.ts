import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Certificate, SignedText } from '@poku/contract';
import { certificateText, type SignedKind, signedMessage } from '@poku/platform/release';

/** Makes an Ed25519 key (RFC 8032). */
export const generateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** Public half of a key, 32 bytes in base64url. */
export const publicKeyOf = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (!x) throw new Error('The key is no Ed25519 key.');
  return x;
};

export const keyToPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** @throws Error when the text is no Ed25519 private key; the text itself is never told */
export const keyFromPem = (pem: string, where: string): KeyObject => {
  const read = (): KeyObject | undefined => {
    try {
      return createPrivateKey(pem);
    } catch {
      return undefined;
    }
  };
  const key = read();
  if (key?.asymmetricKeyType !== 'ed25519') throw new Error(`${where} is no Ed25519 private key in PEM.`);
  return key;
};

const signatureOf = (key: KeyObject, kind: SignedKind, text: string): string =>
  sign(null, signedMessage(kind, text), key).toString('base64url');

/** Who signs: a team's key and what the root says of it. */
export interface Signer {
  readonly key: KeyObject;
  readonly certificate: Certificate;
}

/** Signs a text as a team. */
export const signText = ({ key, certificate }: Signer, kind: SignedKind, text: string): SignedText => ({
  text,
  signature: { certificate, value: signatureOf(key, kind, text) },
});

/** The root key vouches for a team's key. */
export const certify = (root: KeyObject, facts: Omit<Certificate, 'signature'>): Certificate => ({
  ...facts,
  signature: signatureOf(root, 'certificate', certificateText(facts)),
});

/** The root key signs the list of the keys that are good. */
export const signAsRoot = (root: KeyObject, text: string): string => signatureOf(root, 'policy', text);
