import { z } from 'zod';

/** Longest text of a token. A QR code of that many bytes has 65 modules across, so a phone shows each with four pixels. */
export const TILL_TOKEN_CHARS = 271;

/** First part of a token: what it is, and its version. */
const MARK = 'POKU1';
const form = /^POKU1\.[\w-]+\.[\w-]{86}$/;

/** What a token says (docs/merchant-protocol.md). Names of the fields are short, since each letter makes the QR code finer. */
export const tillTokenClaims = z.object({
  /** The coupon's secret code. */
  c: z.string().min(1).max(128),
  /** The merchant that may take it. */
  m: z.string().min(1).max(32),
  /** Name of the coupon, perhaps cut. */
  n: z.string(),
  /** Its brand, perhaps cut. */
  b: z.string(),
  /** When it was made, seconds since 1970. */
  i: z.int().nonnegative(),
  /** How long it is good from then on, seconds. */
  l: z.int().positive(),
});
export type TillTokenClaims = z.output<typeof tillTokenClaims>;

/** A token as it was read; nobody has looked at its signature yet. */
export interface ReadTillToken {
  claims: TillTokenClaims;
  /** What the signature is over. */
  signed: string;
  /** Ed25519, base64url. */
  signature: string;
}

/** Makes a token: `POKU1.<claims>.<signature>`. @param signText gives an Ed25519 signature of a text in base64url */
export function writeTillToken(claims: TillTokenClaims, signText: (text: string) => string): string {
  const signed = `${MARK}.${Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url')}`;
  return `${signed}.${signText(signed)}`;
}

/** Reads a token, without a look at its signature; undefined for every other text. */
export function readTillToken(text: string): ReadTillToken | undefined {
  if (text.length > TILL_TOKEN_CHARS || !form.test(text)) return undefined;
  const [mark = '', claims = '', signature = ''] = text.split('.');
  try {
    const read = tillTokenClaims.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')));
    return read.data && { claims: read.data, signed: `${mark}.${claims}`, signature };
  } catch {
    return undefined;
  }
}
