import type { ObjectStore } from '../objects/object-store';

/** When a command dies: at its nth operation on the store, counted from 1, before or after the effect. */
export interface Death {
  readonly nth: number;
  readonly when: 'before' | 'after';
}

/**
 * Objects as a command sees them that is killed at a moment: from then on nothing it does has an effect.
 * @returns the objects, and whether the command came to its death
 */
export const dyingObjects = (objects: ObjectStore, { nth, when }: Death) => {
  let count = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    const isDead = count > nth || (count === nth && when === 'before');
    const result = isDead ? undefined : await work();
    if (isDead || count === nth) throw new Error('killed');
    return result as T;
  };
  const dying: ObjectStore = {
    address: objects.address,
    read: (key) => step(() => objects.read(key)),
    write: (key, bytes) => step(() => objects.write(key, bytes)),
    create: (key, bytes) => step(() => objects.create(key, bytes)),
    replace: (key, bytes, tag) => step(() => objects.replace(key, bytes, tag)),
    list: (prefix) => step(() => objects.list(prefix)),
    leftovers: () => step(() => objects.leftovers()),
  };
  return { objects: dying, isDead: () => count >= nth };
};
