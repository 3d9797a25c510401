import { createECDH, randomBytes } from 'node:crypto';

/** A browser's subscription to web push, as it would send it, with keys of its own. @param name tells it from the others */
export function aBrowser(name = 'satu') {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: ecdh.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
