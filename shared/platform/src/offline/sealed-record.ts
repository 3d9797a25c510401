/** What stands in the database for a value: nothing of it can be read or changed without the key. */
export interface SealedRecord {
  /** Milliseconds since 1970, by the device's clock. */
  readonly savedAtMs: number;
  /** Milliseconds since 1970, by the device's clock. */
  readonly endsAtMs: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** Where and until when a value is kept; bound to its record, so that it opens nowhere else. */
export interface Place {
  readonly owner: string;
  readonly name: string;
  readonly savedAtMs: number;
  readonly endsAtMs: number;
}

const ALGORITHM = 'AES-GCM';
/** Length of an IV (NIST SP 800-38D §5.2.1.1). */
const IV_BYTES = 12;

const algorithmFor = (iv: Uint8Array<ArrayBuffer>, { owner, name, savedAtMs, endsAtMs }: Place) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([owner, name, savedAtMs, endsAtMs])),
});

/** A new key of 256 bits that encrypts and decrypts and cannot be exported. Rejects outside a secure context. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts a value, with an IV of its own. @param value what JSON can hold */
export async function seal(key: CryptoKey, place: Place, value: unknown): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await crypto.subtle.encrypt(algorithmFor(iv, place), key, text);
  return { savedAtMs: place.savedAtMs, endsAtMs: place.endsAtMs, iv, bytes };
}

/** Decrypts a record. Rejects when the key, the owner, the name or anything of the record is not the one it was sealed with. */
export async function open(
  key: CryptoKey,
  owner: string,
  name: string,
  { iv, bytes, savedAtMs, endsAtMs }: SealedRecord,
): Promise<unknown> {
  const place = { owner, name, savedAtMs, endsAtMs };
  const text = await crypto.subtle.decrypt(algorithmFor(iv, place), key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
}
