import { keyedHash, randomToken, sameText } from '../security/random';

/** What a signature covers (D57, docs/partner-protocol.md). */
export interface SignedRequest {
  method: string;
  /** Path with query, as it is sent. */
  path: string;
  body: string;
  /** Milliseconds since 1970, by the machine's time. */
  sentAtMs: number;
  /** Names this one request, so that it is taken once; a retry has a new one. */
  requestId: string;
}

/** Header names of a signed request. */
export const signatureHeaders = {
  time: 'x-poku-time',
  requestId: 'x-poku-request-id',
  signature: 'x-poku-signature',
} as const;

/** How far the clocks of the two sides may be apart, and how long a request id is remembered. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000;

/** 16 to 64 letters, digits, `-` or `_`. */
const requestIdForm = /^[\w-]{16,64}$/;

/** The key that a side signs with, of its one or two. */
function ownKey([key]: readonly string[]): string {
  if (key === undefined) throw new Error('There is no key to sign with');
  return key;
}

/** HMAC-SHA256 over method, path, time, request id and body, one per line, in hex. */
export function sign(key: string, request: SignedRequest): string {
  const { method, path, body, sentAtMs, requestId } = request;
  return keyedHash(key, [method.toUpperCase(), path, String(sentAtMs), requestId, body].join('\n'));
}

const isInTime = (sentAtMs: number, nowMs: number): boolean =>
  Number.isFinite(sentAtMs) && Math.abs(nowMs - sentAtMs) <= SIGNATURE_WINDOW_MS;

/**
 * True when one of the other side's keys signed the request and it is at most five minutes old or early. Replays are the
 * receiver's to refuse.
 */
export function isSigned(
  keys: readonly string[],
  request: SignedRequest,
  signature: string,
  nowMs: number,
): boolean {
  const { sentAtMs, requestId } = request;
  if (!isInTime(sentAtMs, nowMs) || !requestIdForm.test(requestId)) return false;
  return keys.some((key) => sameText(signature, sign(key, request)));
}

/** Headers of a request that is sent now, signed with the first key. */
export function signedHeaders(
  keys: readonly string[],
  request: Pick<SignedRequest, 'method' | 'path' | 'body'>,
): Record<(typeof signatureHeaders)[keyof typeof signatureHeaders], string> {
  const whole = { ...request, sentAtMs: Date.now(), requestId: randomToken() };
  return {
    [signatureHeaders.time]: String(whole.sentAtMs),
    [signatureHeaders.requestId]: whole.requestId,
    [signatureHeaders.signature]: sign(ownKey(keys), whole),
  };
}
