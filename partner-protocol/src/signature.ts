import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Keys of the signatures between Poku and a partner, by who signs with them (D57); two of them while one follows the other. */
export interface PartnerKeys {
  /** Poku's own: it signs with the first one. */
  readonly poku: readonly string[];
  /** The partner's: what one of them signed is taken. */
  readonly partner: readonly string[];
}

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

/** What the signature of an answer covers. */
export interface SignedAnswer {
  /** HTTP status. */
  status: number;
  /** Of the request that it answers. */
  requestId: string;
  /** Milliseconds since 1970, by the machine's time. */
  sentAtMs: number;
  body: string;
}

/** Header names of a signed request; an answer has no request id of its own. */
export const signatureHeaders = {
  time: 'x-poku-time',
  requestId: 'x-poku-request-id',
  signature: 'x-poku-signature',
} as const;

/** How far the clocks of the two sides may be apart, and how long a request id is remembered. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000;

/** 16 to 64 letters, digits, `-` or `_`. */
const requestIdForm = /^[\w-]{16,64}$/;

/** A request id that nobody used: 256 random bits in base64url. */
export const newRequestId = (): string => randomBytes(32).toString('base64url');

const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Compares two signatures in time that does not tell where they differ. */
const isSame = (given: string, right: string): boolean => {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
};

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
  return keys.some((key) => isSame(signature, sign(key, request)));
}

/** Headers of a request that is sent now, signed with the first key. */
export function signedHeaders(
  keys: readonly string[],
  request: Pick<SignedRequest, 'method' | 'path' | 'body'>,
): Record<(typeof signatureHeaders)[keyof typeof signatureHeaders], string> {
  const whole = { ...request, sentAtMs: Date.now(), requestId: newRequestId() };
  return {
    [signatureHeaders.time]: String(whole.sentAtMs),
    [signatureHeaders.requestId]: whole.requestId,
    [signatureHeaders.signature]: sign(ownKey(keys), whole),
  };
}

/** HMAC-SHA256 over status, the request's id, time and body, one per line, in hex. */
export function signAnswer(key: string, { status, requestId, sentAtMs, body }: SignedAnswer): string {
  return keyedHash(key, [String(status), requestId, String(sentAtMs), body].join('\n'));
}

/** Headers of an answer that is sent now, signed with the first key; none for a request whose id has another form. */
export function answerHeaders(
  keys: readonly string[],
  answer: Omit<SignedAnswer, 'sentAtMs'>,
): Record<string, string> {
  if (!requestIdForm.test(answer.requestId)) return {};
  const sentAtMs = Date.now();
  return {
    [signatureHeaders.time]: String(sentAtMs),
    [signatureHeaders.signature]: signAnswer(ownKey(keys), { ...answer, sentAtMs }),
  };
}

/** True when one of the other side's keys signed the answer for this request, at most five minutes ago (or early). */
export function isAnswerSigned(
  keys: readonly string[],
  answer: Omit<SignedAnswer, 'sentAtMs'>,
  headers: Pick<Headers, 'get'>,
  nowMs: number,
): boolean {
  const sentAtMs = Number(headers.get(signatureHeaders.time));
  const signature = headers.get(signatureHeaders.signature) ?? '';
  return (
    isInTime(sentAtMs, nowMs) &&
    keys.some((key) => isSame(signature, signAnswer(key, { ...answer, sentAtMs })))
  );
}
