import type { Certificate } from '@poku/contract';

/** Key of the store's list of good keys. */
export const POLICY = 'policy.json';

/** The list as the store keeps it. */
export interface PolicyFile {
  readonly text: string;
  /** The root key's, base64url. */
  readonly signature: string;
}

/** A key that is good no more. */
export interface RevokedKey {
  readonly certificate: Certificate;
  /** Since when, ISO 8601. */
  readonly at: string;
  /** Another key took its place, so what it signed stays good. Missing in lists from before it was told. */
  readonly isReplaced?: boolean;
}

/** The keys that are good for a store: who may release what, and where. */
export interface Policy {
  readonly keys: readonly Certificate[];
  /** Keys that were good, the latest last. */
  readonly revoked?: readonly RevokedKey[];
}

/** Public halves of the keys that are revoked: what they signed runs no more. One whose place another key took is none of them. */
export const revokedKeys = ({ keys, revoked = [] }: Policy): string[] =>
  revoked
    .filter(({ certificate: { id }, isReplaced = keys.some((key) => key.id === id) }) => !isReplaced)
    .map(({ certificate }) => certificate.publicKey);
