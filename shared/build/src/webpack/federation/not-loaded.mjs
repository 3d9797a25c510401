/** Stands for the parts of the federation runtime that load entries and manifests: the shell loads entries by their hash itself. */
const notLoaded = () => {
  throw new Error('Entries are loaded by the shell.');
};

/** @public names of the parts that it stands for */
export {
  notLoaded as createLink,
  notLoaded as createScript,
  notLoaded as defaultPreloadArgs,
  notLoaded as formatPreloadArgs,
  notLoaded as getRemoteEntry,
  notLoaded as getRemoteEntryUniqueKey,
  notLoaded as getRemoteInfo,
  notLoaded as isEsmRemoteType,
  notLoaded as isStaticResourcesEqual,
  notLoaded as loadScript,
  notLoaded as normalizePreloadExposes,
  notLoaded as preloadAssets,
  notLoaded as safeWrapper,
};
