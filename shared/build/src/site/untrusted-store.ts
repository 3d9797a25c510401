/** A store as it is read by whom nothing in it is believed, with what is theirs. */
export interface UntrustedStore {
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  readonly channel: string;
  /** See `policyWith`. */
  readonly paymentOrigins: readonly string[];
  /** Poku's own origin, `https://poku.example`: what a page tells other sites of itself names addresses in full. Default it names none. */
  readonly siteOrigin?: string | undefined;
  /** Reads an object; undefined when there is none. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** The digest of a text, as UTF-8. */
export const hash = async (algorithm: 'SHA-256' | 'SHA-384', text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));

/** Bytes in base64, as integrities and policies have them. */
export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A text that stands in a page, as a policy names it. */
export const sourceOf = async (text: string): Promise<string> =>
  `sha256-${base64(await hash('SHA-256', text))}`;

/** SHA-256 of a text, in hex. */
export const digestOf = async (text: string): Promise<string> =>
  [...(await hash('SHA-256', text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text of an object; undefined when there is none. A mark at its start is one of its bytes. */
export const findText = async ({ read }: UntrustedStore, key: string): Promise<string | undefined> => {
  const bytes = await read(key);
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

/** The text of an object. @throws Error when it is not there */
export const textOf = async (store: UntrustedStore, key: string): Promise<string> => {
  const text = await findText(store, key);
  if (text === undefined) throw new Error(`${key} is not there.`);
  return text;
};

/** What an object says. Nothing of it is verified. @throws Error when it is not there or no JSON */
export const jsonOf = async (store: UntrustedStore, key: string): Promise<unknown> =>
  JSON.parse(await textOf(store, key));
