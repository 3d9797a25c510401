import type { ObjectStore } from '../objects/object-store';

/** Objects as a command sees them that another one overtakes: it is done just before the first swap. */
export const overtaken = (objects: ObjectStore, other: () => Promise<unknown>): ObjectStore => {
  let isDone = false;
  return {
    address: objects.address,
    read: (key) => objects.read(key),
    write: (key, bytes) => objects.write(key, bytes),
    create: (key, bytes) => objects.create(key, bytes),
    list: (prefix) => objects.list(prefix),
    leftovers: () => objects.leftovers(),
    replace: async (key, bytes, tag) => {
      if (!isDone) {
        isDone = true;
        await other();
      }
      return objects.replace(key, bytes, tag);
    },
  };
};
