import type { KeyObject } from 'node:crypto';
import {
  readTillToken,
  TILL_TOKEN_CHARS,
  writeTillToken,
  type TillTokenClaims,
} from '@poku/partner-protocol';
import { isSignedBy, signText, type SigningKeyName } from '../../security/signing-key';

/** Longest life of a token. */
const lifeMs = 10 * 60_000;
const secondMs = 1000;
/** Letters of the names in a token, fewer where it would be too long. */
const nameLetters = [24, 12, 0] as const;

/** What a token is made of. */
export interface TokenSource {
  secret_code: string;
  name: string;
  brand_name: string;
  merchant_slug: string;
}

const cut = (text: string, letters: number): string => [...text].slice(0, letters).join('').trim();

/**
 * A token of a coupon for a till without a network, for ten minutes and less than until the end of its code. Undefined when nothing is
 * left of that, and for a code that leaves no room for a signature.
 * @param end when the code ends
 */
export function makeTillToken(
  key: KeyObject,
  { secret_code: c, name, brand_name, merchant_slug: m }: TokenSource,
  end: Date,
  now: Date,
): { token: string; remainingSeconds: number } | undefined {
  const i = Math.floor(now.getTime() / secondMs);
  const until = Math.min(now.getTime() + lifeMs, end.getTime() - 1);
  const l = Math.floor(until / secondMs) - i;
  if (l < 1) return undefined;
  const tokens = nameLetters.map((letters) =>
    writeTillToken({ c, m, n: cut(name, letters), b: cut(brand_name, letters), i, l }, (text) =>
      signText(key, text),
    ),
  );
  const token = tokens.find(({ length }) => length <= TILL_TOKEN_CHARS);
  return token === undefined ? undefined : { token, remainingSeconds: l };
}

/** What a token says that one of the keys signed; undefined for every other text. */
export function claimsOf(text: string, keys: readonly SigningKeyName[]): TillTokenClaims | undefined {
  const read = readTillToken(text);
  const isGood = read && keys.some((key) => isSignedBy(key, read.signed, read.signature));
  return isGood ? read.claims : undefined;
}

/** First and last moment in which a till may take a token. */
export const spanOf = ({ i, l }: TillTokenClaims): { from: Date; until: Date } => ({
  from: new Date(i * secondMs),
  until: new Date((i + l) * secondMs),
});
