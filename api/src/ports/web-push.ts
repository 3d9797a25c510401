import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { isPushEndpoint } from '../modules/notices/push-endpoint';
import { publicKeyOf } from '../modules/notices/push-key';
import { carrierTimeoutMs, NobodyThere, type BrowserKeys, type Carrier, type PushMessage } from './messages';

/** What web push is sent with. */
export interface PushSettings {
  /** VAPID private key, see `publicKeyOf`. */
  key: string;
  /** Who sends, for the push services: `mailto:…` or `https://…` (RFC 8292 §2.1). */
  subject: string;
  /** Hosts of push services that are sent to. */
  hosts: readonly string[];
  /** Longest wait for an answer, default 5 s. */
  timeoutMs?: number;
  /** Default the machine's network. */
  network?: typeof fetch;
}

const pointBytes = 65;
const secretBytes = 16;
/** The push service does not know the browser any more (RFC 8030 §7.3). */
const gone = new Set([404, 410]);

/** Whether these can be a browser's keys: a point of P-256, and 16 bytes (RFC 8291 §2). */
function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || Buffer.from(auth, 'base64url').length !== secretBytes) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    // No point of the curve.
    return false;
  }
}

/** What a browser's worker gets: JSON with these fields. */
const payloadOf = ({ title, text, path, tag }: PushMessage): string =>
  JSON.stringify({ title, body: text, path, tag });

/**
 * Web push (RFC 8030) to browsers, encrypted so that only the browser reads it (RFC 8291), with who sends it (VAPID, RFC 8292). No
 * redirect is followed, and nothing is sent to a host that is not among ours. A message that comes twice replaces the first by its topic.
 * @throws NobodyThere for a browser that is gone, and one that never can be reached
 */
export function createWebPush({
  key,
  subject,
  hosts,
  timeoutMs = carrierTimeoutMs,
  network = fetch,
}: PushSettings): Carrier<PushMessage & { keys: BrowserKeys }> {
  const vapidDetails = { subject, privateKey: key, publicKey: publicKeyOf(key) ?? '' };
  return async (message) => {
    const { endpoint, keys, tag, isUrgent, lifeS } = message;
    if (!isPushEndpoint(endpoint, hosts) || !areBrowserKeys(keys))
      throw new NobodyThere('The address or the keys are no browser’s');
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payloadOf(message), {
      vapidDetails,
      TTL: lifeS,
      urgency: isUrgent ? 'high' : 'normal',
      topic: tag,
      contentEncoding: 'aes128gcm',
    });
    const answer = await network(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (gone.has(answer.status)) throw new NobodyThere(`The push service answered ${answer.status}`);
    if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
  };
}
