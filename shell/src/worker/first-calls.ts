import type { Registry } from '@poku/contract';
import { createShelf, USEFUL_MS } from '../ahead/shelf';
import { targetOf } from '../ahead/target';
import { MEMBER_CALL } from '../early/member-call';
import { API_BASE } from '../settings';

/** What says which calls a page makes first, and for whom. */
export interface FirstCallsOf {
  /** Client id of the member who is logged in. */
  readonly clientId: string;
  /** Settled for this member. */
  readonly registry: Registry;
}

/** The cache that has it, and the address that it is kept at. */
export const FIRST_CALLS_CACHE = 'poku-first-calls';
export const FIRST_CALLS = '/first-calls';

/** What the device keeps of it; `undefined` where nobody is logged in. */
const readFirstCalls = async (): Promise<FirstCallsOf | undefined> => {
  const kept = await caches.match(FIRST_CALLS, { cacheName: FIRST_CALLS_CACHE });
  return kept && ((await kept.json()) as FirstCallsOf);
};

interface Page {
  readonly askedAt: number;
  readonly clientId: string;
  readonly shelf: ReturnType<typeof createShelf>;
}

/**
 * Asks for what a member's page asks for first while the page itself is on its way, and holds it until the page asks: on a slow
 * network that is a round sooner (decision 042). A good answer is given once, to the page that it was asked for, when that asks for the same
 * in the name of the same member; nothing is stored.
 * @param read default what the device keeps
 * @param now in milliseconds
 */
export const createFirstCalls = (read = readFirstCalls, now: () => number = () => performance.now()) => {
  const pages = new Map<string, Page>();
  const isLate = ({ askedAt }: Page): boolean => now() - askedAt > USEFUL_MS;

  return {
    /**
     * A page is on its way. Never rejects.
     * @param page id of the client that it will be
     */
    begin: async (page: string, address: Pick<URL, 'pathname' | 'search'>): Promise<void> => {
      for (const [id, other] of pages) if (isLate(other)) pages.delete(id);
      const askedAt = now();
      const known = await read().catch(() => undefined);
      if (!known) return;
      const { clientId, registry } = known;
      const target = targetOf(registry, { who: 'member', isPartners: false, clientId }, address);
      if (target?.kind !== 'known') return;
      const shelf = createShelf(now);
      const headers = { Client_id: clientId, Accept: 'application/json' };
      for (const { path, body } of [...target.calls, { path: MEMBER_CALL, body: undefined }])
        shelf.ask(API_BASE + path.replace('{clientId}', encodeURIComponent(clientId)), headers, body);
      pages.set(page, { askedAt, clientId, shelf });
    },

    /**
     * Answers a call of a page.
     * @param page id of the client that makes it
     * @returns undefined where nothing was asked for: the call is left to the browser
     */
    answer: (page: string, request: Request): Promise<Response> | undefined => {
      const held = pages.get(page);
      if (!held || isLate(held) || request.headers.get('Client_id') !== held.clientId) return undefined;
      const { pathname, search } = new URL(request.url);
      const send = () => fetch(request);
      return held.shelf
        .take(request.method, pathname + search, () => request.clone().text())
        ?.then((answer) => answer ?? send(), send);
    },
  };
};
