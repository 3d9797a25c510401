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

/** Answers for one page. */
interface Held {
  readonly clientId: string;
  readonly shelf: ReturnType<typeof createShelf>;
}

interface Page {
  readonly askedAt: number;
  /** Until it is known whether anything is held. */
  readonly coming: Promise<unknown>;
  held?: Held | undefined;
}

/**
 * Asks for what a member's page asks for first while the page itself is on its way, and holds it until the page asks: on a slow
 * network that is a round sooner (decision 042). A good answer is given once, to the page that it was asked for, when that asks for the same
 * in the name of the same member, and while nothing was changed; nothing is stored.
 * @param read default what the device keeps
 * @param now in milliseconds
 */
export const createFirstCalls = (read = readFirstCalls, now: () => number = () => performance.now()) => {
  const pages = new Map<string, Page>();
  const isLate = ({ askedAt }: Page): boolean => now() - askedAt > USEFUL_MS;

  const askAll = async (address: Pick<URL, 'pathname' | 'search'>): Promise<Held | undefined> => {
    const known = await read();
    if (!known) return undefined;
    const { clientId, registry } = known;
    const target = targetOf(registry, { who: 'member', isPartners: false, clientId }, address);
    if (target?.kind !== 'known') return undefined;
    const shelf = createShelf(now);
    const headers = { Client_id: clientId, Accept: 'application/json' };
    for (const { path, body } of [...target.calls, { path: MEMBER_CALL, body: undefined }])
      shelf.ask(API_BASE + path.replace('{clientId}', encodeURIComponent(clientId)), headers, body);
    return { clientId, shelf };
  };

  const take = ({ held }: Page, request: Request): Promise<Response | undefined> | undefined => {
    if (!held || request.headers.get('Client_id') !== held.clientId) return undefined;
    const { pathname, search } = new URL(request.url);
    return held.shelf.take(request.method, pathname + search, () => request.clone().text());
  };

  return {
    /**
     * A page is on its way. Never rejects: what cannot be read, or is of no page, is asked for by the page.
     * @param id of the client that it will be; empty where a browser does not tell
     */
    begin: async (id: string, address: Pick<URL, 'pathname' | 'search'>): Promise<void> => {
      for (const [other, page] of pages) if (isLate(page)) pages.delete(other);
      if (id === '') return;
      const coming = askAll(address).catch(() => undefined);
      const page: Page = { askedAt: now(), coming };
      pages.set(id, page);
      page.held = await coming;
      if (!page.held) pages.delete(id);
    },

    /**
     * Answers a call of a page.
     * @param id of the client that makes it
     * @returns undefined where nothing was asked for: the call is left to the browser
     */
    answer: (id: string, request: Request): Promise<Response> | undefined => {
      const page = pages.get(id);
      const send = () => fetch(request);
      // A call that may change something: what was read before says no more how things are. What pages tell of themselves names nobody.
      const noteChange = (): void => {
        if (request.method !== 'GET' && request.headers.has('Client_id')) pages.clear();
      };
      const isKnown = page !== undefined && !isLate(page);
      if (isKnown && !page.held) {
        // A page that is faster than the device is waits for it, so that nothing is asked for twice.
        return page.coming
          .then(() => take(page, request))
          .then((given) => {
            if (given) return given;
            noteChange();
            return send();
          }, send);
      }
      const taken = isKnown ? take(page, request) : undefined;
      if (!taken) noteChange();
      return taken?.then((given) => given ?? send(), send);
    },
  };
};
