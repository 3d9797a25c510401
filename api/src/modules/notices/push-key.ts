import { createECDH } from 'node:crypto';

const curve = 'prime256v1';
const keyBytes = 32;

/** The public half of a VAPID key, 65 bytes of P-256 in base64url, as browsers take it (RFC 8292 §3.2); undefined for no key. */
export function publicKeyOf(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== keyBytes || bytes.toString('base64url') !== privateKey) return undefined;
  try {
    const ecdh = createECDH(curve);
    ecdh.setPrivateKey(bytes);
    return ecdh.getPublicKey().toString('base64url');
  } catch {
    // A number that is no key of the curve.
    return undefined;
  }
}

/** What a browser subscribes with (`applicationServerKey`); undefined where no web push is sent. */
export const pushPublicKey = ({ pushKey }: { pushKey: string | undefined }): string | undefined =>
  pushKey === undefined ? undefined : publicKeyOf(pushKey);
