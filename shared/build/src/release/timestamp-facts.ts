import type { Timestamp } from '@poku/contract';
import { type Policy, revokedKeys } from './keys/policy-list';
import type { RegistryDocument } from './registry-document';

/** How long browsers take what was said to be live. */
export const LIFE_MS = 86_400_000;

/** So much later who says what is live has heard that a key is revoked. */
const LATE_MS = 600_000;

/**
 * Sees that what is said to be live says of a state what it is, and nothing else: with its key alone nobody lets an older entry through,
 * or a key that is revoked.
 * @param policy the keys as the store has them
 * @throws Error that says what is not so
 */
export const requireFacts = (
  told: Timestamp,
  { revision, remotes }: RegistryDocument,
  policy: Policy,
): void => {
  if (told.revision !== revision)
    throw new Error(`Revision ${told.revision} is said to be live, with the digest of revision ${revision}.`);
  for (const name of new Set([...Object.keys(remotes), ...Object.keys(told.since)])) {
    const entry = remotes[name];
    const since = entry && (entry.since ?? 0);
    if (told.since[name] !== since)
      throw new Error(`${name} is said to be live since revision ${told.since[name]}, not ${since}.`);
  }
  // So that what is no time is refused as well.
  if (!(Date.parse(told.until) - Date.parse(told.at) <= LIFE_MS))
    throw new Error(`What is live is said from ${told.at} until ${told.until}, longer than a day.`);
  const gone = revokedKeys(policy);
  if (!told.revoked.every((key) => gone.includes(key)))
    throw new Error('The list of keys is older than what is said to be live, which calls more keys revoked.');
  for (const { certificate, at } of policy.revoked ?? []) {
    const { id, publicKey } = certificate;
    const isHeard = Date.parse(at) + LATE_MS < Date.parse(told.at);
    if (isHeard && gone.includes(publicKey) && !told.revoked.includes(publicKey))
      throw new Error(`What is said to be live hides that the key "${id}" is revoked.`);
  }
};
