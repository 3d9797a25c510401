import type { Registry } from '@poku/contract';

/**
 * What a device lacks of the live releases for the pages that it keeps in an older one, so that a page that worked without a
 * network still does after a release.
 * @param kept paths of kept files
 */
export const missingFiles = ({ remotes }: Registry, kept: readonly string[]): string[] => {
  const present = new Set(kept);
  return Object.entries(remotes).flatMap(([remote, { live }]) => {
    const names = kept
      .filter((path) => path.startsWith(`/remotes/${remote}/`))
      .map((path) => path.slice(path.lastIndexOf('/') + 1));
    const isVisited = (kind: string, key: string) => names.some((name) => name.startsWith(`${kind}-${key}.`));
    const wanted = [
      ...Object.entries(live.pages).flatMap(([key, files]) => (isVisited('page', key) ? files : [])),
      ...Object.entries(live.widgets).flatMap(([key, files]) => (isVisited('widget', key) ? files : [])),
    ];
    if (wanted.length === 0) return [];
    return [...new Set([live.entry, ...wanted])]
      .map((file) => live.base + file)
      .filter((path) => !present.has(path));
  });
};

/** Paths of the files of releases that the worker keeps. */
export const keptFiles = async (): Promise<string[]> => {
  const cache = await caches.open('poku-files');
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
};
