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

/** Addresses of the scripts that a page has fetched for pages that may come next: it asks for them with low priority. */
export const fetchedAhead = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page
      .locator('link[rel="preload"][as="script"][fetchpriority="low"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)),
  );
