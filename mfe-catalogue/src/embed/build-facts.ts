import type { BundleFile } from './load-bundle';

/** Written by the build in place of the name. */
declare const POKU_EMBED_BUNDLE: BundleFile;

/** The bundle that this loader belongs to. */
export const BUNDLE = POKU_EMBED_BUNDLE;

/** Origin of the site that the running script came from. */
export const scriptSite = (): string => {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
};
