import { checkName } from './home';
import type { ObjectStore } from './objects/object-store';
import { channelKeys, type Pointer, type Revision, type StoredRevision } from './revision';

/** What a channel points at, and the tag to replace it by. Neither is there before the first change. */
export interface StoredPointer {
  readonly pointer?: Pointer;
  readonly tag?: string;
}

export const readPointer = async (objects: ObjectStore, channel: string): Promise<StoredPointer> => {
  const stored = await objects.read(channelKeys(checkName('channel', channel)).pointer);
  return stored ? { pointer: JSON.parse(stored.bytes.toString()) as Pointer, tag: stored.tag } : {};
};

/** @throws Error when there is no such revision */
export const readRevision = async (objects: ObjectStore, key: string): Promise<StoredRevision> => {
  const stored = await objects.read(key);
  if (!stored) throw new Error(`${objects.address} has lost ${key}.`);
  const signed = JSON.parse(stored.bytes.toString()) as StoredRevision['signed'];
  return { signed, revision: JSON.parse(signed.text) as Revision };
};

/** Key of the revision that a revision was made of; undefined for the first. */
export const parentKey = (channel: string, { parent, revision }: Revision): string | undefined =>
  parent === null ? undefined : channelKeys(channel).revision(revision - 1, parent, 'json');

/**
 * The revisions of a channel from the one that the pointer names, the newest first.
 * @throws Error when one of the chain is missing
 */
export async function* walkChain(objects: ObjectStore, channel: string): AsyncGenerator<StoredRevision> {
  const { pointer } = await readPointer(objects, channel);
  let key = pointer?.registry;
  while (key !== undefined) {
    const stored = await readRevision(objects, key);
    yield stored;
    key = parentKey(channel, stored.revision);
  }
}

/** Whether a revision is one of those that a channel has been through. */
export const isInChain = async (
  objects: ObjectStore,
  channel: string,
  key: string,
  number: number,
): Promise<boolean> => {
  const { pointer } = await readPointer(objects, channel);
  if (!pointer || pointer.revision < number) return false;
  if (pointer.registry === key) return true;
  if (pointer.revision === number) return false;
  for await (const { revision } of walkChain(objects, channel)) {
    if (parentKey(channel, revision) === key) return true;
    if (revision.revision <= number + 1) return false;
  }
  return false;
};
