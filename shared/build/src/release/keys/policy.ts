import type { Certificate, SignedText } from '@poku/contract';
import { SignatureError, signedMessage, verifyText, type VerifyOptions } from '@poku/platform/release';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { ObjectStore } from '../objects/object-store';
import { signAsRoot } from './key-pair';
import { POLICY, type Policy, type PolicyFile } from './policy-list';

export { type Policy, revokedKeys } from './policy-list';

const publicKeyObject = (x: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

/**
 * Reads the policy of a store.
 * @returns no keys when there is no policy
 * @throws SignatureError when it is not signed by the root key
 */
export const readPolicy = async (objects: ObjectStore, rootPublicKey: string): Promise<Policy> => {
  const stored = await objects.read(POLICY);
  if (!stored) return { keys: [] };
  const { text, signature } = JSON.parse(stored.bytes.toString()) as PolicyFile;
  const isGood = verify(
    null,
    signedMessage('policy', text),
    publicKeyObject(rootPublicKey),
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new SignatureError(`${POLICY} of ${objects.address} is not signed by the root key.`);
  return JSON.parse(text) as Policy;
};

/** @throws SignatureError when a key is not among those that are good for the store */
export const requireGood = async (
  objects: ObjectStore,
  rootPublicKey: string,
  { id, publicKey }: Certificate,
): Promise<void> => {
  const { keys } = await readPolicy(objects, rootPublicKey);
  if (!keys.some((key) => key.id === id && key.publicKey === publicKey))
    throw new SignatureError(`The key "${id}" is not among the good keys of ${objects.address}.`);
};

/**
 * Verifies a text by the root key and by the list of good keys.
 * @param rootPublicKey base64url
 * @throws SignatureError when it is not signed by a key that is good for the store, and for what is asked of it
 */
export const verifyByPolicy = async (
  objects: ObjectStore,
  rootPublicKey: string,
  signed: SignedText,
  asked: Pick<VerifyOptions, 'kind' | 'channel' | 'subject'>,
): Promise<void> => {
  const certificate = await verifyText(signed, { ...asked, rootKey: rootPublicKey, now: Date.now() });
  await requireGood(objects, rootPublicKey, certificate);
};

/** Changes the policy of a store, as the owner of the root key; changes of others at the same time are kept. */
export const changePolicy = async (
  objects: ObjectStore,
  root: KeyObject,
  rootPublicKey: string,
  change: (policy: Policy) => Policy,
): Promise<Policy> => {
  for (;;) {
    const stored = await objects.read(POLICY);
    const present = await readPolicy(objects, rootPublicKey);
    const next = change(present);
    if (JSON.stringify(next) === JSON.stringify(present)) return present;
    const text = JSON.stringify(next);
    const file = JSON.stringify({ text, signature: signAsRoot(root, text) } satisfies PolicyFile);
    if (await objects.replace(POLICY, file, stored?.tag)) return next;
  }
};

/**
 * The policy without a key; it remembers that the key was good until now.
 * @param isReplaced whether another key takes its place. Default no: what it signed runs no more
 */
export const withoutKey = (policy: Policy, id: string, isReplaced = false): Policy => {
  const gone = policy.keys.filter((key) => key.id === id);
  if (gone.length === 0) return policy;
  const at = new Date().toISOString();
  return {
    keys: policy.keys.filter((key) => key.id !== id),
    revoked: [...(policy.revoked ?? []), ...gone.map((certificate) => ({ certificate, at, isReplaced }))],
  };
};

/** The policy with a key added, in place of one of the same name. */
export const withKey = (policy: Policy, certificate: Certificate): Policy => {
  const others = withoutKey(policy, certificate.id, true);
  return { ...others, keys: [...others.keys, certificate] };
};
