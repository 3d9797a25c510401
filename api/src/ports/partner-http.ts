import type { z } from 'zod';
import { isAnswerSigned, signatureHeaders, signedHeaders } from '@poku/partner-protocol';
import type { PartnerAddress } from '../config/partner-keys';

/**
 * What a partner said. `refused`: an HTTP status of 400 to 499, except 401, 408, 425 and 429, so nothing was done. `silent`: no
 * answer in time, one of these statuses, an error of the partner's, an answer of another form, or one that the partner did not
 * sign for this request, so nobody knows what was done; only where `isSent` is false, the partner never got the request.
 */
export type PartnerReply<T> =
  | { outcome: 'answered'; value: T }
  | { outcome: 'refused'; status: number }
  | { outcome: 'silent'; isSent: boolean };

/** A signed request to a partner. */
export interface PartnerRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the partner's base address. */
  path: string;
  body?: object;
  timeoutMs: number;
  /** Form of the answer; an answer of another form counts as silence. */
  answer: z.ZodType<T>;
  /** Largest answer that is read, default 64 KiB. */
  limitBytes?: number;
}

const usualLimitBytes = 64 * 1024;
/**
 * Statuses that say nothing about what was done. 401 concerns one delivery: another delivery of the same request may have been
 * taken.
 */
const undecided: ReadonlySet<number> = new Set([401, 408, 425, 429]);
const silent = { outcome: 'silent', isSent: true } as const;
const neverSent: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/**
 * Sends a signed request (D57) and believes only what the partner signed for it. Follows no redirect, reads at most `limitBytes`
 * and never rejects.
 */
export async function askPartner<T>(
  partner: PartnerAddress,
  { method, path, body, timeoutMs, answer, limitBytes = usualLimitBytes }: PartnerRequest<T>,
): Promise<PartnerReply<T>> {
  const target = new URL(`${partner.url}${path}`);
  const text = body === undefined ? '' : JSON.stringify(body);
  const signed = signedHeaders(partner.keys.poku, {
    method,
    path: `${target.pathname}${target.search}`,
    body: text,
  });
  try {
    const response = await fetch(target, {
      method,
      headers: { ...signed, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : text,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    const answered = {
      status,
      requestId: signed[signatureHeaders.requestId],
      body: await readText(response, limitBytes),
    };
    if (!isAnswerSigned(partner.keys.partner, answered, headers, Date.now())) return silent;
    if (status >= 400 && status < 500 && !undecided.has(status)) return { outcome: 'refused', status };
    const parsed = response.ok ? answer.safeParse(parseJson(answered.body)) : undefined;
    return parsed?.success ? { outcome: 'answered', value: parsed.data } : silent;
  } catch (error) {
    return { outcome: 'silent', isSent: !neverSent.has(causeOf(error)) };
  }
}

async function readText(response: Response, limitBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  const parts: Buffer[] = [];
  let length = 0;
  for (;;) {
    const part: { value?: unknown } | undefined = await reader?.read();
    if (!ArrayBuffer.isView(part?.value)) return Buffer.concat(parts).toString('utf8');
    const { buffer, byteOffset, byteLength } = part.value;
    length += byteLength;
    if (length > limitBytes) {
      await reader?.cancel();
      throw new Error('The answer is too long');
    }
    parts.push(Buffer.from(buffer, byteOffset, byteLength));
  }
}

const parseJson = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** The system's code of a failed connection. */
function causeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('cause' in error)) return undefined;
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}
