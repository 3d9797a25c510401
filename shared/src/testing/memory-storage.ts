import type { StorageLike } from '../platform';

/** Web Storage in memory, for one test. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): StorageLike {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}
