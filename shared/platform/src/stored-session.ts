import type { PointsState, PokuEvents } from '@poku/contract';
import { STORAGE_KEYS, STORAGE_PREFIX } from '@poku/domain/brand';
import { attempt, at } from './stored-value';

/** What the browser keeps of a session ([A] §3, D10): who is logged in and the last points; never a token. */
export interface StoredSession {
  readonly clientId: string;
  readonly points: Pick<PointsState, 'totalPoints' | 'ownPoints' | 'readAt'>;
}

/** What is used of Web Storage. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Reads and writes the stored session. Never throws: a browser that refuses storage has none. */
export interface SessionStore {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /**
   * Removes what browser and tab keep of the session: every key of ours, whoever wrote it, but those that belong to no
   * member. After an expired session also what names its member stays, who may go on with it.
   */
  clear(reason: PokuEvents['session.ended']['reason']): void;
}

const {
  filter,
  seed,
  pushAsked,
  installPutOff,
  preview,
  typeface,
  partnerHome,
  partnerBrand,
  entry,
  checkout,
  report,
  verifyEmail,
  otp,
} = STORAGE_KEYS;
/** Of the browser, or of its own keeper. */
const STAYING: readonly string[] = [
  seed,
  pushAsked,
  installPutOff,
  preview,
  typeface,
  partnerHome,
  partnerBrand,
  entry,
];
/** Is shown to the member whom it names alone. */
const OWNED: readonly string[] = [checkout, report, verifyEmail];

const isOver = (key: string, isLogout: boolean): boolean => {
  if (!key.startsWith(STORAGE_PREFIX)) return key === filter;
  return !STAYING.includes(key) && (isLogout || !(OWNED.includes(key) || key.startsWith(otp)));
};

const keysOf = (storage: StorageLike): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

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

/**
 * Makes the store over Web Storage.
 * @param storage of the browser, `null` when it has none
 * @param tab of the tab, `null` when it has none
 */
export function createSessionStore(storage: StorageLike | null, tab: StorageLike | null): SessionStore {
  return {
    read: () =>
      attempt(() => {
        const json = storage?.getItem(STORAGE_KEYS.session);
        return json ? parse(json) : null;
      }, null),
    write: (session) => {
      attempt(() => storage?.setItem(STORAGE_KEYS.session, JSON.stringify(session)), undefined);
    },
    clear: (reason) => {
      for (const kept of [storage, tab]) {
        const over = attempt(() => (kept ? keysOf(kept) : []), []).filter((key) =>
          isOver(key, reason === 'logout'),
        );
        for (const key of over) attempt(() => kept?.removeItem(key), undefined);
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
