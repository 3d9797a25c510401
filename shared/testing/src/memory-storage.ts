import type { StorageLike } from '@poku/platform';

/** Web Storage in memory, for one test. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): StorageLike {
  const items = new Map(Object.entries(initial));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}
