import { isAnswerSigned, type PartnerKeys, signatureHeaders, signedHeaders } from '@poku/partner-protocol';
import type { z } from 'zod';

/** A call to Poku, with the headers that sign it. */
export interface SignedPost {
  /** Default `POST`. */
  method?: 'GET' | 'POST';
  url: URL;
  /** JSON; empty for a call without a body. */
  body: string;
  signed: ReturnType<typeof signedHeaders>;
  /** Poku's keys: an answer that none of them signed is no answer. */
  keysOfPoku: readonly string[];
  timeoutMs: number;
}

/**
 * Sends a signed call to Poku. Undefined unless Poku answers in time and signed the answer for this call. Follows no redirect and
 * never rejects.
 */
export async function sendToPoku({
  method = 'POST',
  url,
  body,
  signed,
  keysOfPoku,
  timeoutMs,
}: SignedPost): Promise<{ ok: boolean; body: string } | undefined> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...signed, ...(body !== '' && { 'content-type': 'application/json' }) },
      body: body === '' ? null : body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { ok, status, headers } = answer;
    const answered = { status, requestId: signed[signatureHeaders.requestId], body: await answer.text() };
    return isAnswerSigned(keysOfPoku, answered, headers, Date.now())
      ? { ok, body: answered.body }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A call to Poku and the form of its answer. */
export interface PokuCall<T> {
  /** Default `POST`. */
  method?: 'GET' | 'POST';
  keys: PartnerKeys;
  url: URL;
  /** Sent as JSON. */
  order?: object;
  timeoutMs: number;
  answer: z.ZodType<T>;
}

/** Signs a call, sends it to Poku and reads the answer. Undefined as of `sendToPoku`, for a failure and for another form. */
export async function askPoku<T>({
  method = 'POST',
  keys,
  url,
  order,
  timeoutMs,
  answer,
}: PokuCall<T>): Promise<T | undefined> {
  const body = order === undefined ? '' : JSON.stringify(order);
  const signed = signedHeaders(keys.partner, { method, path: url.pathname, body });
  const answered = await sendToPoku({ method, url, body, signed, keysOfPoku: keys.poku, timeoutMs });
  if (!answered?.ok) return undefined;
  try {
    return answer.safeParse(JSON.parse(answered.body)).data;
  } catch {
    return undefined;
  }
}
