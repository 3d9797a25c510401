import type { WorkboxPlugin } from 'workbox-core';

/** The page under which every navigation is kept: the same document answers every address. */
export const PAGE = '/';

/** What says something of how the bytes travelled, and not of the page. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * A copy that knows no address: a kept response would carry the one it was asked for, with the token of a link in it.
 * @returns `null` for what is no whole page
 */
export const withoutAddress = (response: Response): Response | null => {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || !isPage) return null;
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return new Response(response.body, { status: 200, headers });
};

/** Keeps one page per origin, and gives it instead of an answer that says that the site is in trouble. */
export const onePage = (cacheName: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: () => Promise.resolve(new URL(PAGE, self.location.origin).href),
  cacheWillUpdate: ({ response }) => Promise.resolve(withoutAddress(response)),
  handlerWillRespond: async ({ response }) =>
    response.status < 500 ? response : ((await caches.match(PAGE, { cacheName })) ?? response),
});
