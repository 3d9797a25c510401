import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const HOUR_MS = 3_600_000;
const TAGS = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  utf8: 0x0c,
  time: 0x17,
  list: 0x30,
  set: 0x31,
} as const;
const OIDS = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  commonName: '0603550403',
  subjectAltName: '0603551d11',
} as const;

/** One value in DER (X.690): its tag, its length and what is in it. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const [high, low] = [body.length >> 8, body.length & 0xff];
  // The shortest form of a length is the only one.
  const length = high > 0 ? [0x82, high, low] : low < 0x80 ? [low] : [0x81, low];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const list = (...parts: readonly Buffer[]): Buffer => der(TAGS.list, ...parts);
const oid = (name: keyof typeof OIDS): Buffer => Buffer.from(OIDS[name], 'hex');
/** `YYMMDDHHMMSSZ`. */
const utcTime = (ms: number): Buffer =>
  der(TAGS.time, Buffer.from(new Date(ms).toISOString().replaceAll(/^20|[-:T]|\.\d+/g, '')));

/** What a server proves its host with. */
export interface HostCertificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** SHA-256 of its public key, base64: who trusts this trusts the certificate. */
  readonly spkiDigest: string;
}

/** A certificate for a host that nobody but itself has signed (RFC 5280), good for an hour. */
export const selfSigned = (host: string): HostCertificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = list(oid('ecdsaWithSha256'));
  const name = list(der(TAGS.set, list(oid('commonName'), der(TAGS.utf8, Buffer.from(host)))));
  const now = Date.now();
  // `[2]` is a name of DNS; `[0]` and `[3]` are the version, and what an extension says.
  const names = list(oid('subjectAltName'), der(TAGS.bytes, list(der(0x82, Buffer.from(host)))));
  const certified = list(
    der(0xa0, der(TAGS.integer, Buffer.from([2]))),
    der(TAGS.integer, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    list(utcTime(now - HOUR_MS), utcTime(now + HOUR_MS)),
    name,
    spki,
    der(0xa3, list(names)),
  );
  const signature = der(TAGS.bits, Buffer.from([0]), sign('sha256', certified, privateKey));
  const body =
    list(certified, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...body, '-----END CERTIFICATE-----', ''].join('\n'),
    spkiDigest: createHash('sha256').update(spki).digest('base64'),
  };
};
