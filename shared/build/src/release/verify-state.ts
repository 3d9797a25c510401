import type { Certificate, SignedText } from '@poku/contract';
import { verifyText, type VerifyOptions } from '@poku/platform/release';
import { changeParts } from './change-parts';
import type { Change } from './revision';

/**
 * Verifies that a state of a channel is signed by a key that may do what its change says, of a set to each of it.
 * @returns the certificate of the key
 * @throws SignatureError
 */
export const verifyState = async (
  signed: SignedText,
  change: Change,
  options: Omit<VerifyOptions, 'kind' | 'subject'>,
): Promise<Certificate> => {
  const verify = (subject: string) => verifyText(signed, { ...options, kind: 'registry', subject });
  const [{ name } = change, ...others] = changeParts(change);
  const certificate = await verify(name);
  for (const other of others) await verify(other.name);
  return certificate;
};
