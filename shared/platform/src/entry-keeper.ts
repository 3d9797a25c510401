import { createVerifier, refusalCode } from './api';
import type { EntryKeeper, EventBus, PartnerEntry, PokuApi } from '@poku/contract';
import { logoutAddress } from '@poku/domain/callback-address';
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { createEntryStore, isFresh, type StoredToken } from './stored-entry';
import type { StorageLike } from './stored-session';

/** Parts that the keeper works with; the platform makes them. */
export interface EntryKeeperParts {
  readonly api: PokuApi;
  readonly events: EventBus;
  /** The partner whose origin this is, if any. */
  readonly partnerId: string | undefined;
  /** The tab's storage; `null` for none. */
  readonly tab: StorageLike | null;
  /** The browser's storage; `null` for none. */
  readonly browser: StorageLike | null;
  readonly now: () => Date;
}

/** The keeper with what the platform itself asks of it. */
export interface OwnedEntryKeeper extends EntryKeeper {
  /** Client id of the partner that sent the last user in to its origin ([A] §6); null elsewhere, and while nobody came so. */
  readonly clientId: () => string | null;
}

/** Makes the one owner of the partner entry ([A] §3, D28). A browser without storage keeps it until a reload. */
export function createEntryKeeper(parts: EntryKeeperParts): OwnedEntryKeeper {
  const { api, events, partnerId, now } = parts;
  const store = createEntryStore(parts.tab, parts.browser);
  let token: StoredToken | null = store.readToken();
  let known: PartnerEntry | null = null;

  const setToken = (
    { redirectToken, verifier }: Pick<StoredToken, 'redirectToken' | 'verifier'>,
    lifeMs: number,
  ): void => {
    const keptAtMs = now().getTime();
    token = { redirectToken, verifier, keptAtMs, endsAtMs: keptAtMs + lifeMs };
    store.writeToken(token);
  };
  const clear = (): void => {
    token = null;
    known = null;
    store.clearToken();
  };
  const present = (): StoredToken | null => {
    if (token !== null && !isFresh(token, now().getTime())) clear();
    return token;
  };
  events.subscribe('session.ended', ({ reason }, { source }) => {
    // In this tab a logout clears at its start: what ends another member's session leaves the user who came in.
    if (reason === 'logout' && source === 'remote-tab') clear();
  });

  const keeper: OwnedEntryKeeper = {
    keep(redirectToken) {
      const before = present();
      const isSame = before?.redirectToken === redirectToken;
      if (!isSame) known = null;
      const verifier = isSame ? before.verifier : createVerifier();
      setToken({ redirectToken, verifier }, REDIRECT_TOKEN_LIFE_MS);
    },
    read: () => (present() === null ? null : known),
    async check(options) {
      const asked = present();
      if (asked === null) return null;
      try {
        const entry = await api.entry.check(asked.redirectToken, asked.verifier, options);
        if (token?.redirectToken !== asked.redirectToken) return known;
        known = entry;
        setToken(asked, entry.lifeMs);
        const { partnerId: from, clientId, callbackUrl } = entry;
        store.writeHome({ partnerId: from, clientId, callbackUrl });
        return entry;
      } catch (error) {
        const isBad = refusalCode(error) === RESPONSE_CODES.redirectTokenBad;
        if (isBad && token?.redirectToken === asked.redirectToken) clear();
        throw error;
      }
    },
    recall: async (options) => keeper.read() ?? keeper.check(options),
    clear,
    logoutAddress(listed) {
      const home = store.readHome();
      if (home === null || home.partnerId !== partnerId || home.callbackUrl !== listed) return null;
      return logoutAddress(home.callbackUrl) ?? null;
    },
    clientId() {
      const from = known ?? store.readHome();
      return (from?.partnerId === partnerId && from?.clientId) || null;
    },
  };
  return keeper;
}
