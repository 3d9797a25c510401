import type { LiveRelease } from '@poku/contract';

/**
 * Starts fetching scripts of a release, without running them. The request is the same CORS request with the same
 * integrity as the one of the script element that will run it, so the browser fetches each file once.
 * @param files names inside the release; a name that was asked for before is left alone
 * @param priority default the browser's own, which is high
 */
export const fetchEarly = (
  release: Pick<LiveRelease, 'base' | 'integrity'>,
  files: readonly string[],
  priority: 'auto' | 'low' = 'auto',
): void => {
  for (const file of files) {
    const href = release.base + file;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = release.integrity[file] ?? '';
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
};
