import { createDecipheriv, createECDH, createHmac, randomBytes, verify, createPublicKey } from 'node:crypto';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** A browser by RFC 8291, written from the text and without our sender's library. */
export function createPushReceiver() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const secret = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },

    /** The text of a message with the content coding aes128gcm (RFC 8188) in one record. Throws for a forged one. */
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const shared = ecdh.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender, Buffer.from([1])]);
      const input = hmac(hmac(secret, shared), info);
      const pseudo = hmac(salt, input);
      const key = hmac(pseudo, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
      const nonce = hmac(pseudo, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** What `Authorization` of VAPID says, checked by the key in it (RFC 8292 §3). Throws when it was not signed with that. */
export function readVapid(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGood = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature is not of the key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}
