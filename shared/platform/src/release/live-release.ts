import type { LiveRelease, Release } from '@poku/contract';

/** The part of a release that the browser needs. */
export const toLiveRelease = (release: Release): LiveRelease => {
  const scripts = new Set([
    release.entry,
    ...Object.values(release.pages).flat(),
    ...Object.values(release.widgets).flat(),
  ]);
  return {
    version: release.version,
    base: `/remotes/${release.name}/${release.version}/`,
    container: release.container,
    entry: release.entry,
    integrity: Object.fromEntries(
      release.files.filter(({ name }) => scripts.has(name)).map(({ name, integrity }) => [name, integrity]),
    ),
    pages: release.pages,
    widgets: release.widgets,
    routes: release.routes,
    slots: release.slots,
  };
};
