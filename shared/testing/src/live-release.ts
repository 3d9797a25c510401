import type { LiveRelease } from '@poku/contract';

/**
 * A live release that claims nothing.
 * @param facts what of it a test is about. Default version `1`
 * @param remote default `mfe-x`; its folder and container follow from it and the version
 */
export const aLiveRelease = (facts: Partial<LiveRelease> = {}, remote = 'mfe-x'): LiveRelease => {
  const { version = '1' } = facts;
  return {
    version,
    base: `/remotes/${remote}/${version}/`,
    container: `${remote}_${version}`.replace(/\W/g, '_'),
    entry: 'entry.js',
    integrity: {},
    pages: {},
    widgets: {},
    routes: [],
    slots: [],
    ...facts,
  };
};
