import type { CDPSession, Page } from 'playwright-core';
import type { PageRequest } from './waves';

/** Notes the requests of a page; those of its service worker are not the page's. @returns the requests that were answered until now */
export const watchNetwork = (session: CDPSession): (() => readonly PageRequest[]) => {
  const requests = new Map<string, PageRequest>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    requests.set(requestId, { url: request.url, type, startedAt: timestamp, endedAt: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.endedAt = timestamp;
  });
  return () => [...requests.values()].filter(({ endedAt }) => endedAt < Infinity);
};

/** Paths of the scripts among requests. */
export const scriptPaths = (requests: readonly PageRequest[]): ReadonlySet<string> =>
  new Set(requests.filter(({ type }) => type === 'Script').map(({ url }) => new URL(url).pathname));

/** Chunks of modules that the shell gives on demand. */
const ON_DEMAND = /\/[^/]*(?:on-demand|kit_src_html|dompurify)[^/]*\.js$/u;

/**
 * Addresses of the scripts that a page has fetched for pages that may come next: it asks for those of remotes with low priority, and for
 * the shell's once its content stands.
 * @param begunBefore requests of before the content stood
 */
export const fetchedAhead = async (
  page: Page,
  requests: readonly PageRequest[],
  begunBefore: readonly PageRequest[],
): Promise<ReadonlySet<string>> => {
  const preloads = await page
    .locator('link[rel="preload"][as="script"][fetchpriority="low"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const ofShell = requests.filter((request) => ON_DEMAND.test(request.url) && !begunBefore.includes(request));
  return new Set([...preloads, ...ofShell.map(({ url }) => url)]);
};
