import { postKey } from '@poku/contract';
import { aborted } from './aborted';

/**
 * Answers that the page requested before this code ran, read to their end. Gives each at most once, then `undefined`.
 * @param method upper case
 * @param url path and query on this origin, for example `/gateway/category/guest`
 * @param body reads what is sent. Default nothing that was sent early is meant
 */
export type EarlyResponses = (
  method: string,
  url: string,
  body?: () => Promise<string>,
) => Promise<Response | undefined> | undefined;

/**
 * Gives answers by their keys: those of GET requests have their path and query, those of POST requests their `postKey`.
 * @param left keys of those that are left
 * @param take gives one, at most once
 */
export const responsesByKey =
  (
    left: Pick<ReadonlyMap<string, unknown>, 'keys'>,
    take: (key: string) => Promise<Response> | undefined,
  ): EarlyResponses =>
  (method, url, body) => {
    if (method === 'GET') return take(url);
    // A body is read where there may be an answer for it alone.
    const isPosted = method === 'POST' && [...left.keys()].some((key) => key.startsWith(postKey(url, '')));
    return isPosted ? body?.().then((text) => take(postKey(url, text))) : undefined;
  };

/** Early answers by their keys (`responsesByKey`); taken once each. */
export function earlyResponsesFrom(pending: Readonly<Record<string, Promise<Response>>>): EarlyResponses {
  const left = new Map(Object.entries(pending));
  return responsesByKey(left, (key) => {
    const response = left.get(key);
    left.delete(key);
    return response;
  });
}

/**
 * A fetch that uses an early answer instead of a second request. An early answer that failed, or is a 5xx, is forgotten and
 * the request is sent: the API may be back by the time it is taken. An abort (the client's time-out included) ends the wait for either.
 */
export function fetchWithEarly(early: EarlyResponses, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const pending = early(request.method, pathname + search, () => request.clone().text());
    if (pending) {
      const settled = await Promise.race([pending.catch(() => undefined), aborted(request.signal)]);
      if (settled && settled.status < 500) return settled;
    }
    return send(request);
  };
}
