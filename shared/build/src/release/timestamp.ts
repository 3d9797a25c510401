import { isDeepStrictEqual } from 'node:util';
import type { LiveRelease, Release, SignedText, Timestamp } from '@poku/contract';
import { TIMESTAMP, toLiveRelease, verifyText } from '@poku/platform/release';
import { signText, type Signer } from './keys/key-pair';
import { type Policy, revokedKeys } from './keys/policy';
import type { RegistryDocument } from './registry-document';
import { digestOf, type StoredRevision } from './revision';
import type { ReleaseStore } from './store';
import { LIFE_MS } from './timestamp-facts';

/** Whether a release is as a key that is not revoked has signed it. What is not there cannot be told apart from what was taken away. */
const isGood = async (
  { releases, rootKey }: ReleaseStore,
  revoked: readonly string[],
  name: string,
  told: LiveRelease,
): Promise<boolean> => {
  try {
    const signed = await releases.signed(name, told.version);
    const { publicKey } = await verifyText(signed, { rootKey, kind: 'release', subject: name, now: 0 });
    const described = JSON.stringify(toLiveRelease(JSON.parse(signed.text) as Release));
    return !revoked.includes(publicKey) && isDeepStrictEqual(told, JSON.parse(described));
  } catch {
    return false;
  }
};

/** Releases of a channel that a revoked key has signed, each as `<name>@<version>`. */
const stoppedReleases = async (
  store: ReleaseStore,
  revoked: readonly string[],
  { revision: { remotes } }: StoredRevision,
): Promise<string[]> => {
  if (revoked.length === 0) return [];
  const used = Object.entries(remotes).flatMap(([name, { live, previous, canary }]) =>
    [live, previous, canary?.release].flatMap((release) => (release ? [{ name, release }] : [])),
  );
  const judged = await Promise.all(
    used.map(async ({ name, release }) =>
      (await isGood(store, revoked, name, release)) ? [] : [`${name}@${release.version}`],
    ),
  );
  return [...new Set(judged.flat())];
};

/** Whether a key may say what is live in a channel. */
export const mayTimestamp = ({ certificate: { names, channels } }: Signer, channel: string): boolean =>
  [names, channels].every(
    (list, index) => list.includes('*') || list.includes([TIMESTAMP, channel][index] ?? ''),
  );

/** Says for a while that a state is what is live in its channel now. */
export const signPresent = (
  signer: Signer,
  { channel, revision, remotes }: RegistryDocument,
  facts: Pick<Timestamp, 'registry' | 'revoked' | 'stopped'>,
): SignedText => {
  const now = Date.now();
  const told: Timestamp = {
    channel,
    revision,
    at: new Date(now).toISOString(),
    until: new Date(now + LIFE_MS).toISOString(),
    since: Object.fromEntries(Object.entries(remotes).map(([name, { since = 0 }]) => [name, since])),
    ...facts,
  };
  return signText(signer, TIMESTAMP, JSON.stringify(told));
};

/**
 * Says of a state of the store that it is what is live.
 * @param head a state that was verified with all before it
 */
export const signTimestamp = async (
  store: ReleaseStore,
  policy: Policy,
  signer: Signer,
  head: StoredRevision,
): Promise<SignedText> => {
  const revoked = revokedKeys(policy);
  const stopped = await stoppedReleases(store, revoked, head);
  return signPresent(signer, head.revision, { registry: digestOf(head.signed.text), revoked, stopped });
};
