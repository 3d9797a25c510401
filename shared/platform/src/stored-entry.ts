import { STORAGE_KEYS } from '@poku/domain/brand';
import type { StorageLike } from './stored-session';
import { attempt, at } from './stored-value';

/** A redirect token as the tab keeps it. */
export interface StoredToken {
  readonly redirectToken: string;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly keptAtMs: number;
  /** When it is over, as far as is known; milliseconds since 1970. */
  readonly endsAtMs: number;
}
/** What outlives the tab: which partner sent the last user in, as whose application, and where a logout leads. */
export interface StoredHome {
  readonly partnerId: string;
  /** Empty when it is not known. */
  readonly clientId: string;
  /** Empty when the partner lists none. */
  readonly callbackUrl: string;
}

const parseToken = (json: string): StoredToken | null => {
  const value: unknown = JSON.parse(json);
  const [redirectToken, verifier] = [at(value, 'redirectToken'), at(value, 'verifier')];
  const [keptAtMs, endsAtMs] = [at(value, 'keptAtMs'), at(value, 'endsAtMs')];
  const isToken = typeof redirectToken === 'string' && typeof verifier === 'string';
  const hasTimes = typeof keptAtMs === 'number' && typeof endsAtMs === 'number';
  return isToken && hasTimes ? { redirectToken, verifier, keptAtMs, endsAtMs } : null;
};

const parseHome = (json: string): StoredHome | null => {
  const value: unknown = JSON.parse(json);
  const [partnerId, callbackUrl] = [at(value, 'partnerId'), at(value, 'callbackUrl')];
  if (typeof partnerId !== 'string' || typeof callbackUrl !== 'string') return null;
  const clientId = at(value, 'clientId');
  // It goes into a header.
  const isName = typeof clientId === 'string' && /^[\w-]+$/.test(clientId);
  return { partnerId, clientId: isName ? clientId : '', callbackUrl };
};

/** Whether a token can still be worth something at `nowMs` (D28); a clock that went back makes it worthless. */
export const isFresh = ({ keptAtMs, endsAtMs }: StoredToken, nowMs: number): boolean =>
  nowMs >= keptAtMs && nowMs < endsAtMs;

/** Reads and writes the partner entry in Web Storage. Never throws: a browser that refuses storage has none. */
export function createEntryStore(tab: StorageLike | null, browser: StorageLike | null) {
  const read = <T>(storage: StorageLike | null, key: string, parse: (json: string) => T | null) =>
    attempt<T | null>(() => {
      const json = storage?.getItem(key);
      return json ? parse(json) : null;
    }, null);
  const write = (storage: StorageLike | null, key: string, value: object): void =>
    attempt(() => storage?.setItem(key, JSON.stringify(value)), undefined);
  return {
    readToken: () => read(tab, STORAGE_KEYS.entry, parseToken),
    writeToken: (token: StoredToken) => write(tab, STORAGE_KEYS.entry, token),
    clearToken: () => attempt(() => tab?.removeItem(STORAGE_KEYS.entry), undefined),
    readHome: () => read(browser, STORAGE_KEYS.partnerHome, parseHome),
    writeHome: (home: StoredHome) => write(browser, STORAGE_KEYS.partnerHome, home),
  };
}
