import { createHash } from 'node:crypto';
import { sameText } from './random';

/** SHA-256 has 32 bytes: 64 digits in hex, 43 in base64 and base64url (RFC 7636 §4.2, D12). */
const hexForm = /^[0-9a-f]{64}$/i;
const base64Form = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Normalises a challenge to hex; undefined when it is none of hex, base64 and base64url (D12: `plain` is refused). */
export function readChallenge(challenge: string): string | undefined {
  if (hexForm.test(challenge)) return challenge.toLowerCase();
  if (!base64Form.test(challenge)) return undefined;
  const bytes = Buffer.from(challenge, 'base64url');
  return bytes.length === 32 ? bytes.toString('hex') : undefined;
}

/** True when the verifier's SHA-256 is the stored challenge; compared in constant time (D12). */
export function answersChallenge(verifier: string, challengeHex: string): boolean {
  return sameText(createHash('sha256').update(verifier).digest('hex'), challengeHex);
}
