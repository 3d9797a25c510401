import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Certificate, SignedText } from '@poku/contract';
import { type SignedKind, signedMessage } from '@poku/platform/release';
import { JOURNEYS_KEYS } from './addresses';

interface KeyFile {
  readonly certificate: Certificate;
  readonly privateKey: string;
}

/** Signs a text with the key of the running site, as `npm run release` does. */
export const signAs = (kind: SignedKind, text: string): SignedText => {
  const { certificate, privateKey } = JSON.parse(
    readFileSync(`${JOURNEYS_KEYS}/local.key.json`, 'utf8'),
  ) as KeyFile;
  const value = sign(null, signedMessage(kind, text), createPrivateKey(privateKey)).toString('base64url');
  return { text, signature: { certificate, value } };
};
