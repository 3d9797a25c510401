import type { PointsState } from '../contract';
import { STORAGE_KEYS } from '../domain';
import { attempt, at } from './stored-value';

/** What the browser keeps of a session ([A] §3, D10): who is logged in and the last points; never a token. */
export interface StoredSession {
  readonly clientId: string;
  readonly points: Pick<PointsState, 'totalPoints' | 'ownPoints' | 'readAt'>;
}

/** What is used of Web Storage. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads and writes the stored session. Never throws: a browser that refuses storage has none. */
export interface SessionStore {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /** Removes the session and the catalogue's filter (D40). */
  clear(): void;
}

const wholeOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const parse = (json: string): StoredSession | null => {
  const value: unknown = JSON.parse(json);
  const clientId = at(value, 'clientId');
  if (typeof clientId !== 'string' || clientId === '') return null;
  const points = at(value, 'points');
  const readAt = at(points, 'readAt');
  return {
    clientId,
    points: {
      totalPoints: wholeOrNull(at(points, 'totalPoints')),
      ownPoints: wholeOrNull(at(points, 'ownPoints')),
      readAt: typeof readAt === 'string' ? readAt : null,
    },
  };
};

/** Makes the store over Web Storage. @param storage `null` when the browser has none */
export function createSessionStore(storage: StorageLike | null): SessionStore {
  return {
    read: () =>
      attempt(() => {
        const json = storage?.getItem(STORAGE_KEYS.session);
        return json ? parse(json) : null;
      }, null),
    write: (session) => {
      attempt(() => storage?.setItem(STORAGE_KEYS.session, JSON.stringify(session)), undefined);
    },
    clear: () => {
      for (const key of [STORAGE_KEYS.session, STORAGE_KEYS.filter]) {
        attempt(() => storage?.removeItem(key), undefined);
      }
    },
  };
}

/** The page's own storage, or `null` where the browser refuses it. */
export function browserStorage(): StorageLike | null {
  return attempt(() => globalThis.localStorage, null);
}

/** The tab's own storage, or `null` where the browser refuses it. */
export function tabStorage(): StorageLike | null {
  return attempt(() => globalThis.sessionStorage, null);
}
