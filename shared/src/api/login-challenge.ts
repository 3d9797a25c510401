import { VERIFIER_CHARS } from '../domain';

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

const sha256Hex = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The pair of one login (D12). */
export interface LoginChallenge {
  /** 64 letters and digits from the browser's secure generator; sent with the code only. */
  readonly verifier: string;
  /** SHA-256 of the verifier as hex; sent with phone and password. */
  readonly challenge: string;
}

/** Makes a new pair for the two-step login of [A] §4. Needs a secure context (https or localhost). */
export async function createLoginChallenge(): Promise<LoginChallenge> {
  const verifier = randomText(VERIFIER_CHARS);
  return { verifier, challenge: await sha256Hex(verifier) };
}
