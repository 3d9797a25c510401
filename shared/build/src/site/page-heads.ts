import { answerWithin } from '@poku/domain/deadline';
import { LRUCache } from 'lru-cache';
import { headIn, type PageAbout, type PageHead, searchOf } from './page-about';

/** Nobody waits longer for a page because of its head. */
const WITHIN_MS = 300;
const KEPT_MS = 60_000;
const KEPT = 500;

/**
 * Asks the API.
 * @param path with its query, below the API's address
 * @returns the answer's JSON; undefined when it is none of success
 */
export type AskApi = (path: string) => Promise<unknown>;

/** After so long nobody can use an answer any more, not even the next page. */
const ASK_MS = 2000;

/**
 * Asks an API over HTTP, for two seconds at most.
 * @param headers of who asks for the page
 * @throws Error when it does not say whether there is such a thing: busy, down, or too slow
 */
export const askOver =
  (api: string, headers: Readonly<Record<string, string>> = {}): AskApi =>
  async (path) => {
    const answer = await fetch(api + path, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(ASK_MS),
    });
    if (answer.status === 429 || answer.status >= 500)
      throw new Error(`The API answered ${answer.status} for ${path}.`);
    return answer.ok ? ((await answer.json()) as unknown) : undefined;
  };

/**
 * Makes what says what an address is about that names one of many: by a call to the API, whose answer is kept for a minute. Without an
 * answer in 300 ms, or with a bad one, the page says what it says of all.
 */
export const createPageHeads = () => {
  const kept = new LRUCache<string, { readonly head: PageHead | undefined }>({ max: KEPT, ttl: KEPT_MS });

  /**
   * @param search query of the address, as it was asked for
   * @returns undefined when it says of none, or nothing is known of that one
   */
  return async (about: PageAbout, search: string, ask: AskApi): Promise<PageHead | undefined> => {
    const own = searchOf(about, search);
    if (own === undefined) return undefined;
    const path = about.call + own;
    const known = kept.get(path);
    if (known) return known.head;
    try {
      const answer = await answerWithin(ask(path), WITHIN_MS, () => new Error('The API is late.'));
      const head = headIn(about, own, answer);
      kept.set(path, { head });
      return head;
    } catch {
      // The page is right without; the next one asks again.
      return undefined;
    }
  };
};
