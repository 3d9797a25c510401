import { createPublicKey, verify } from 'node:crypto';
import type { Certificate, Release } from '@poku/contract';
import { certificateText, foreignClaims, signedMessage } from '@poku/platform/release';
import type { KeyFacts, SignatureFacts } from '../facts';
import { error, type Finding } from '../finding';

const isSigned = (publicKey: string, message: Uint8Array, signature: string): boolean => {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, message, key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

const covers = (list: readonly string[], name: string): boolean => list.includes('*') || list.includes(name);

/**
 * Whether a key may do what is asked of it.
 * @param name remote that is released
 * @param channel channel that is changed. Default: not asked.
 */
export const keyFindings = (
  certificate: Certificate,
  { rootKey, good, now }: KeyFacts,
  name: string,
  channel?: string,
): Finding[] => {
  const { id, team, publicKey, until, names, channels } = certificate;
  const where = `key ${id} of ${team}`;
  if (!isSigned(rootKey, signedMessage('certificate', certificateText(certificate)), certificate.signature))
    return [
      error('unknown-key', {
        what: `The root key does not vouch for the key "${id}".`,
        where,
        fix: 'Ask the platform’s owners for a key.',
      }),
    ];
  const findings: Finding[] = [];
  if (!good.some((key) => key.id === id && key.publicKey === publicKey))
    findings.push(
      error('revoked-key', {
        what: `The key "${id}" is not, or no longer, among the good keys of the store.`,
        where,
        fix: 'Ask the platform’s owners for a key and publish under a new version with it.',
      }),
    );
  if (!(Date.parse(until) > now))
    findings.push(
      error('expired-key', {
        what: `The key "${id}" was valid until ${until}.`,
        where,
        fix: 'Ask the platform’s owners for a new key and publish under a new version with it.',
      }),
    );
  if (!covers(names, name))
    findings.push(
      error('key-not-for-name', {
        what: `The key "${id}" may release ${names.join(', ')} and not ${name}.`,
        where,
        fix: `Let the team of ${name} release it, or ask for a key that may.`,
      }),
    );
  if (channel !== undefined && !covers(channels, channel))
    findings.push(
      error('key-not-for-channel', {
        what: `The key "${id}" may change ${channels.join(', ')} and not ${channel}.`,
        where,
        fix: `Ask for a key that may change ${channel}.`,
      }),
    );
  return findings;
};

/** What a release claims that the key may not give it. */
export const claimFindings = (certificate: Certificate, release: Release): Finding[] =>
  foreignClaims(certificate, release).map((claim) =>
    error('key-not-for-claim', {
      what: `The key "${certificate.id}" may not give ${release.name} ${claim}.`,
      where: `key ${certificate.id} of ${certificate.team}`,
      fix: 'Do without it, or ask the platform’s owners for a key that has it among its --routes and --slots.',
    }),
  );

/** Whether `release.json` is signed by a key that may release it. */
export const signatureFindings = (
  { text, signature }: SignatureFacts,
  keys: KeyFacts,
  name: string,
): Finding[] => {
  if (!signature)
    return [
      error('unsigned', {
        what: 'Nobody signed the release.json that is in the store; one that was signed may have been changed.',
        where: 'release.json',
        fix: 'Publish it again with your team’s key, from its sources.',
      }),
    ];
  const { certificate, value } = signature;
  const ofKey = keyFindings(certificate, keys, name);
  if (ofKey.length > 0) return ofKey;
  if (isSigned(certificate.publicKey, signedMessage('release', text), value)) return [];
  return [
    error('altered-release', {
      what: `The release.json in the store is not what the key "${certificate.id}" signed.`,
      where: 'release.json',
      fix: 'Do not promote it. Find out who can write to the store; then publish under a new version.',
    }),
  ];
};
