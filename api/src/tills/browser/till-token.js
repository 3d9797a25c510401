// @ts-check
/**
 * Tokens by which a till without a network takes coupons (docs/merchant-protocol.md).
 * @typedef {{ c: string, m: string, n: string, b: string, i: number, l: number }} Claims
 * @typedef {{ merchant: string, keys: readonly string[], nowMs: number }} Till
 * @typedef {'no-token' | 'forged' | 'other-merchant' | 'expired' | 'clock'} Problem
 */

const TOKEN = /^(POKU1\.([\w-]+))\.([\w-]{86})$/;
/** How far the clock of a till may be from Poku's. */
const CLOCK_MS = 2 * 60_000;

/** Whether a text has the form of a token. @param {string} text */
export const isToken = (text) => TOKEN.test(text);

/** @param {string} text base64url */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * Whether a key signed a text. False where the browser has no Ed25519.
 * @param {string} key Ed25519 public key, base64url
 * @param {string} text
 * @param {string} signature base64url
 */
async function isSignedBy(key, text, signature) {
  try {
    const known = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

/**
 * The claims of a signed text, which Poku made: their form is known.
 * @param {string} text base64url
 * @returns {Claims}
 */
const claimsOf = (text) => JSON.parse(new TextDecoder().decode(bytesOf(text)));

/**
 * Looks at a token as a till does that cannot ask Poku.
 * @param {string} text
 * @param {Till} till
 * @returns {Promise<{ claims: Claims } | { problem: Problem }>}
 */
export async function checkToken(text, { merchant, keys, nowMs }) {
  const [, signed, payload, signature] = TOKEN.exec(text) ?? [];
  if (signed === undefined || payload === undefined || signature === undefined)
    return { problem: 'no-token' };
  const good = await Promise.all(keys.map((key) => isSignedBy(key, signed, signature)));
  if (!good.includes(true)) return { problem: 'forged' };
  const claims = claimsOf(payload);
  if (claims.m !== merchant) return { problem: 'other-merchant' };
  if (nowMs < claims.i * 1000 - CLOCK_MS) return { problem: 'clock' };
  if (nowMs > (claims.i + claims.l) * 1000 + CLOCK_MS) return { problem: 'expired' };
  return { claims };
}
