import { keyedHash, randomToken, sameText } from '../../security/random';

/** Letters of a signature: 128 bits in hex. */
const signatureLength = 32;

const sign = (secret: string, random: string): string =>
  keyedHash(secret, `coupon-gift\n${random}`).slice(0, signatureLength);

/** A token of 256 random bits with our signature, so that who can write to the database still makes no link (D68). */
export function newGiftToken(secret: string): string {
  const random = randomToken();
  return `${random}.${sign(secret, random)}`;
}

/** Whether we made a token. */
export function isGiftToken(secret: string, token: string): boolean {
  const [random = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && sameText(signature, sign(secret, random));
}
