import { createContext, useContext } from 'react';

/** What came of something that was begun. */
export type Begun<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: T };

/** What a page needs that is rendered ahead of being shown: its effects have not begun, so it is begun while it is rendered. */
export interface Ahead {
  /**
   * Begins something once, as long as the page is not shown.
   * @param key whose it is, the same at each rendering
   * @returns what came of it; undefined when it was not begun, and once the page is shown
   */
  readonly begin: <T>(key: object, start: () => Promise<T>) => Begun<T> | undefined;
  /** Gives what was begun to whoever goes on with it, while the page is being shown. @returns undefined when nothing was begun */
  readonly find: <T>(key: object) => { readonly promise: Promise<T>; readonly now: Begun<T> } | undefined;
}

/** The same for who renders ahead. */
export interface AheadKeeper extends Ahead {
  /** Resolves when all that is on its way is there, or failed; undefined when nothing is on its way. */
  readonly whenThere: () => Promise<unknown> | undefined;
  /** The page is shown, and goes on with what is its own: nothing is begun any more, and all of it is dropped. */
  readonly end: () => void;
}

interface Entry {
  readonly promise: Promise<unknown>;
  now: Begun<unknown>;
}

/** For one page that is rendered ahead. */
export const createAhead = (): AheadKeeper => {
  const entries = new Map<object, Entry>();
  let hasEnded = false;
  const beginNow = (start: () => Promise<unknown>): Entry => {
    const entry: Entry = { promise: start(), now: { status: 'pending' } };
    entry.promise.then(
      (value) => (entry.now = { status: 'ready', value }),
      (error: unknown) => (entry.now = { status: 'failed', error }),
    );
    return entry;
  };
  return {
    begin<T>(key: object, start: () => Promise<T>) {
      const entry = entries.get(key) ?? (hasEnded ? undefined : beginNow(start));
      if (entry) entries.set(key, entry);
      return entry?.now as Begun<T> | undefined;
    },
    find<T>(key: object) {
      return entries.get(key) as { readonly promise: Promise<T>; readonly now: Begun<T> } | undefined;
    },
    whenThere() {
      const pending = [...entries.values()].filter(({ now }) => now.status === 'pending');
      return pending.length === 0 ? undefined : Promise.allSettled(pending.map(({ promise }) => promise));
    },
    end() {
      hasEnded = true;
      entries.clear();
    },
  };
};

/** Where nothing is rendered ahead, nothing is begun. */
export const NOTHING_AHEAD: Ahead = { begin: () => undefined, find: () => undefined };

/** Renders its readers anew when it is given another object: a copy of the keeper once more is there. */
export const AheadContext = createContext<Ahead>(NOTHING_AHEAD);

/** Where the page around begins what it needs ahead. */
export const useAhead = (): Ahead => useContext(AheadContext);
