import type { RemoteEntry } from '@poku/contract';
import { pageEntryText, verifyEntry } from '@poku/platform/release';
import type { StoredEntry } from '../entries';
import { channelKeys, digestOf, type Pointer, type StoredRevision } from '../revision';
import type { ReleaseStore } from '../store';
import { damage, type Finding, note, problemOf } from './finding';

const AGAIN =
  'Sign everything anew with a key for all names: renew. Or promote another release of this remote.';
const SOON_MS = 14 * 86_400_000;

const examineEntry = async (
  { objects, rootKey }: ReleaseStore,
  { channel, remote, entry }: RemoteEntry,
  expected: string,
  key: string,
): Promise<Finding[]> => {
  const stored = await objects.read(key);
  if (!stored) return [damage(key, 'The entry of the remote is not there.', AGAIN)];
  const signed = JSON.parse(stored.bytes.toString()) as StoredEntry;
  if (signed.text !== expected)
    return [damage(key, 'The entry of the remote says something else than the registry.', AGAIN)];
  const asked = { rootKey, channel, subject: remote, now: 0 };
  const { id, until } = await verifyEntry(signed, entry, asked);
  if (!signed.page)
    return [note(key, 'Pages carry no signature of the entry, so browsers read it apart.', AGAIN)];
  await verifyEntry({ text: pageEntryText(channel, remote, entry), signature: signed.page }, entry, asked);
  const left = Date.parse(until) - Date.now();
  if (left > SOON_MS) return [];
  return left > 0
    ? [note(key, `Browsers take the entry until ${until}, when the key "${id}" ends.`, AGAIN)]
    : [damage(key, `Browsers refuse the entry: the key "${id}" was valid until ${until}.`, AGAIN)];
};

/** Looks at the entry of each remote, which browsers read that open a far remote (decision 019). */
export const examineEntries = async (
  store: ReleaseStore,
  pointer: Pointer,
  { revision: { channel, remotes } }: StoredRevision,
): Promise<Finding[]> => {
  const findings = await Promise.all(
    Object.entries(remotes).map(async ([remote, entry]) => {
      const told: RemoteEntry = { channel, remote, entry };
      const text = JSON.stringify(told);
      const key = channelKeys(channel).entry(remote, digestOf(text));
      if (pointer.entries[remote] !== key)
        return [
          damage(
            channelKeys(channel).pointer,
            `The pointer names another entry of ${remote} than the registry.`,
            AGAIN,
          ),
        ];
      try {
        return await examineEntry(store, told, text, key);
      } catch (error) {
        return [damage(key, problemOf(error), AGAIN)];
      }
    }),
  );
  return findings.flat();
};
