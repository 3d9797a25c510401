import { keyedHash, sameText } from './random';

/** What a signature covers. */
export interface SignedRequest {
  method: string;
  /** Path with query. */
  path: string;
  body: string;
  /** Milliseconds since 1970, by the machine's time. */
  sentAtMs: number;
}

/** Header names of a signed request. */
export const signatureHeaders = { time: 'x-poku-time', signature: 'x-poku-signature' } as const;

const windowMs = 5 * 60_000;

/** HMAC-SHA256 over method, path, time and body, in hex (D57). */
export function sign(key: string, request: SignedRequest): string {
  const { method, path, body, sentAtMs } = request;
  return keyedHash(key, [method.toUpperCase(), path, String(sentAtMs), body].join('\n'));
}

/** True when the signature fits and the request is at most five minutes old or early. */
export function isSigned(key: string, request: SignedRequest, signature: string, nowMs: number): boolean {
  if (!Number.isFinite(request.sentAtMs) || Math.abs(nowMs - request.sentAtMs) > windowMs) return false;
  return sameText(signature, sign(key, request));
}
