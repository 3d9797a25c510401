import type { SignedText } from '@poku/contract';
import { base64urlOf, bytesOf } from './base64url';
import { SignatureError, verifyText } from './verify-text';

/** What a signed link allows for a time: to look at releases before they are live, and to open the devtools. */
export interface Permission {
  readonly channel: string;
  /** Each release as `<name>@<version>`. */
  readonly previews: readonly string[];
  readonly devtools: boolean;
  /** End of the permission, ISO 8601. */
  readonly until: string;
}

/** Why a permit is good for nothing. `untrusted`: not signed by a key that the root key vouches for in this channel. */
export type PermitProblem = 'unreadable' | 'other-channel' | 'expired' | 'untrusted';

/** A permit is good for nothing. Compare `name`. */
export class PermitError extends Error {
  override readonly name = 'PermitError';
  constructor(readonly problem: PermitProblem) {
    super(`The permit is ${problem}.`);
  }
}

/** What a permit must be good for. */
export interface PermitOptions {
  /** Ed25519 public key of the root, 32 bytes in base64url. */
  readonly rootKey: string;
  readonly channel: string;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** A signed permission as it stands in an address: JSON in base64url. */
export const encodePermit = (signed: SignedText): string =>
  base64urlOf(new TextEncoder().encode(JSON.stringify(signed)));

const isPermission = (value: unknown): value is Permission => {
  const { channel, previews, devtools, until } = (value ?? {}) as Partial<Record<keyof Permission, unknown>>;
  return (
    typeof channel === 'string' &&
    Array.isArray(previews) &&
    previews.every((one) => typeof one === 'string') &&
    typeof devtools === 'boolean' &&
    typeof until === 'string'
  );
};

const decode = (permit: string): { readonly signed: SignedText; readonly permission: Permission } => {
  try {
    const signed = JSON.parse(new TextDecoder().decode(bytesOf(permit))) as SignedText;
    const permission: unknown = JSON.parse(signed.text);
    if (isPermission(permission)) return { signed, permission };
  } catch {
    // Whatever it is, it is no permit.
  }
  throw new PermitError('unreadable');
};

/**
 * Reads and verifies a permit.
 * @returns what it allows; of the releases those alone that the team which signed it may release
 * @throws PermitError
 */
export const readPermit = async (
  permit: string,
  { rootKey, channel, now }: PermitOptions,
): Promise<Permission> => {
  const { signed, permission } = decode(permit);
  if (permission.channel !== channel) throw new PermitError('other-channel');
  if (!(Date.parse(permission.until) > now)) throw new PermitError('expired');
  const { names } = await verifyText(signed, { rootKey, channel, now, kind: 'permission' }).catch(
    (error: unknown) => {
      throw error instanceof SignatureError ? new PermitError('untrusted') : error;
    },
  );
  const isTheirs = (preview: string) => names.includes('*') || names.includes(preview.split('@')[0] ?? '');
  return { ...permission, previews: permission.previews.filter(isTheirs) };
};
