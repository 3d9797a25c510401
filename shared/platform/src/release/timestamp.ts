import type { SignedText, Timestamp } from '@poku/contract';
import { SignatureError, verifyText, type VerifyOptions } from './verify-text';

/** What a key must be good for to say what is live in a channel; no remote is called so. */
export const TIMESTAMP = 'timestamp';

/** Clocks of a site and a device that differ by less are the same. */
const SKEW_MS = 600_000;

/**
 * Reads and verifies what is said to be live in a channel.
 * @throws SignatureError; also for what was said of another channel, for another time, or by a key that it calls revoked
 */
export const readTimestamp = async (
  signed: SignedText,
  options: Required<Pick<VerifyOptions, 'rootKey' | 'channel' | 'now'>>,
): Promise<Timestamp> => {
  const { id, publicKey } = await verifyText(signed, { ...options, kind: TIMESTAMP, subject: TIMESTAMP });
  const told = JSON.parse(signed.text) as Timestamp;
  const { now, channel } = options;
  if (told.channel !== channel) throw new SignatureError(`The timestamp is of the channel ${told.channel}.`);
  if (!(Date.parse(told.at) - SKEW_MS <= now && now < Date.parse(told.until)))
    throw new SignatureError(
      `The timestamp holds from ${told.at} until ${told.until}; it is ${new Date(now).toISOString()}.`,
    );
  if (told.revoked.includes(publicKey)) throw new SignatureError(`The key "${id}" is revoked.`);
  return told;
};
