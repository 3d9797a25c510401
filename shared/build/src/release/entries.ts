import type { RemoteEntry, Signature, SignedText } from '@poku/contract';
import { pageEntryText } from '@poku/platform/release';
import type { EntrySignatures } from './index-html';
import { signText, type Signer } from './keys/key-pair';
import type { ObjectStore } from './objects/object-store';
import type { Pointer } from './revision';

/** The entry of a remote as the store keeps it, signed for itself by a key that may release the remote. */
export interface StoredEntry extends SignedText {
  /** The same key's, over what pages carry of the entry. Missing in entries from before pages carried it. */
  readonly page?: Signature;
}

/** Signs what a channel has of one remote. */
export const signEntry = (signer: Signer, { channel, remote, entry }: RemoteEntry): StoredEntry => ({
  ...signText(signer, 'entry', JSON.stringify({ channel, remote, entry } satisfies RemoteEntry)),
  page: signText(signer, 'entry', pageEntryText(channel, remote, entry)).signature,
});

/** The signatures that a page carries, of entries of the store. An entry that is not there has none. */
export const entrySignatures = async (
  objects: ObjectStore,
  entries: Pointer['entries'],
): Promise<EntrySignatures> => {
  const read = Object.entries(entries).map(async ([remote, key]) => {
    const stored = await objects.read(key);
    return [remote, stored && (JSON.parse(stored.bytes.toString()) as StoredEntry).page] as const;
  });
  return new Map(
    (await Promise.all(read)).flatMap(([remote, page]) => (page ? [[remote, page] as const] : [])),
  );
};
