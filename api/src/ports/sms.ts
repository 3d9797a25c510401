import { carrierTimeoutMs, type Carrier, type SmsMessage } from './messages';

/** The SMS service. */
export interface SmsSettings {
  url: string;
  key: string;
  /** Longest wait for its answer, default 5 s. */
  timeoutMs?: number;
}

/**
 * SMS over HTTP: POST {to, text} with a bearer key; any 2xx is taken, and no redirect is followed. `Idempotency-Key` is the message's
 * reference, by which the service can drop one that it has already.
 */
export function createSmsOverHttp({
  url,
  key,
  timeoutMs = carrierTimeoutMs,
}: SmsSettings): Carrier<SmsMessage> {
  return async ({ to, text, reference }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        ...(reference === undefined ? {} : { 'idempotency-key': reference }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}`);
  };
}
