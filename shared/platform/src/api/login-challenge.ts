import { VERIFIER_CHARS } from '@poku/domain/limits/access';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make some characters likelier than others. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

const randomText = (chars: number): string => {
  let text = '';
  while (text.length < chars) {
    for (const byte of crypto.getRandomValues(new Uint8Array(chars))) {
      if (byte < FAIR_BYTES && text.length < chars) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
};

/** SHA-256 of a verifier as hex, as the first step of a login sends it (D12). Needs a secure context (https or localhost). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A verifier for one login (D12): 64 letters and digits from the browser's secure generator, sent with the code only. */
export const createVerifier = (): string => randomText(VERIFIER_CHARS);
