/** What the worker keeps, by path. */
const KEPT = /^\/(?:remotes|shell|media)\//;

/** The files among what the page loaded that no worker has seen. */
export const unseenFiles = (
  entries: readonly Pick<PerformanceResourceTiming, 'name' | 'workerStart'>[],
  origin: string,
): string[] =>
  entries
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && KEPT.test(url.pathname))
    .map(({ pathname }) => pathname);

/** Has the worker keep files. It asks for them as the page did, so the browser's own cache answers. */
export const keepFiles = (addresses: readonly string[]): void => {
  if (addresses.length === 0) return;
  const urlsToCache = [...new Set(addresses)];
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

/** Has the worker keep what the page loaded before it, and what is still on its way. */
export const keepLoadedFiles = (): void => {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    keepFiles(unseenFiles(entries, location.origin));
  });
  observer.observe({ type: 'resource', buffered: true });
};
