import type { ObjectStore } from '../objects/object-store';

/**
 * Objects as a command sees them that is killed after so many operations: the last one has its effect, which nobody hears of, and
 * nothing after it has one. (Before an operation is after the one before it.)
 * @param what which operations are counted: where a command dies between two writes leaves the same. Default all
 * @returns the objects, and whether the command came to its death
 */
export const dyingObjects = (objects: ObjectStore, operations: number, what: 'all' | 'writes' = 'all') => {
  let count = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    if (count < operations) return work();
    if (count === operations) await work();
    throw new Error('killed');
  };
  const look: typeof step = (work) => (what === 'all' ? step(work) : work());
  const dying: ObjectStore = {
    address: objects.address,
    read: (key) => look(() => objects.read(key)),
    write: (key, bytes) => step(() => objects.write(key, bytes)),
    create: (key, bytes) => step(() => objects.create(key, bytes)),
    replace: (key, bytes, tag) => step(() => objects.replace(key, bytes, tag)),
    list: (prefix) => look(() => objects.list(prefix)),
    leftovers: () => look(() => objects.leftovers()),
  };
  return { objects: dying, isDead: () => count >= operations };
};
