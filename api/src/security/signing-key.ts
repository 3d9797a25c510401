import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Public half of an Ed25519 key (RFC 8032), 32 bytes in base64url. */
export type SigningKeyName = string;

/** Reads an Ed25519 private key, PKCS #8 in DER as base64; undefined for anything else. */
export function readSigningKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

const publicKey = (name: SigningKeyName): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: name }, format: 'jwk' });

/** Whether this is the public half of a key. */
export function isSigningKeyName(text: string): boolean {
  try {
    return publicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** The name of a key: its public half. */
export function nameOfSigningKey(key: KeyObject): SigningKeyName {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key is no Ed25519 key');
  return x;
}

/** Signs a text; base64url. */
export const signText = (key: KeyObject, text: string): string =>
  sign(null, Buffer.from(text, 'utf8'), key).toString('base64url');

/** Whether a signature is the key's for this text. */
export const isSignedBy = (name: SigningKeyName, text: string, signature: string): boolean =>
  isSigningKeyName(name) &&
  verify(null, Buffer.from(text, 'utf8'), publicKey(name), Buffer.from(signature, 'base64url'));
