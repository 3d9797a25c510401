import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An opaque token of 256 random bits in base64url (D10). */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** A shorter random reference of 96 bits in hex, for things that are not secret. */
export const randomReference = (): string => randomBytes(12).toString('hex');

/** Decimal digits from a CSPRNG, kept as text (D21). */
export const randomDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Letters and digits without look-alikes, for codes that people read out. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** SHA-256 in hex, the form in which tokens are stored (D10). */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keyed hash in hex, the form in which one-time codes are stored (D21). */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Compares two texts in time that does not tell where they differ. */
export function sameText(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest();
  const b = createHash('sha256').update(right).digest();
  return timingSafeEqual(a, b);
}
