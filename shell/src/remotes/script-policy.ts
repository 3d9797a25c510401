/** The part of Trusted Types that we use; the DOM library has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/** Which script addresses the page lets through. */
export interface ScriptPolicy {
  /** Lets the files of a folder through, an absolute path with a trailing slash: that of a release in the verified registry. */
  readonly allow: (folder: string) => void;
}

/**
 * Installs the page's one Trusted Types policy: a script may only come from a release folder that was allowed, or be the
 * worker. Markup from text stays forbidden. Does nothing in a browser without Trusted Types, where the content security
 * policy still holds.
 * @param ownFolder folder of the shell's release
 */
export const installScriptPolicy = (ownFolder: string): ScriptPolicy => {
  const folders = new Set([ownFolder]);
  const isOurs = (address: string): boolean => {
    const { origin, pathname, search } = new URL(address, location.href);
    if (origin !== location.origin) return false;
    return pathname + search === '/sw.js' || folders.has(pathname.slice(0, pathname.lastIndexOf('/') + 1));
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) });
  return { allow: (folder) => void folders.add(folder) };
};

/** Folder of the running script. @throws Error when no script is running */
export const runningFolder = (): string => {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) throw new Error('The shell is no script of the page.');
  return new URL('.', currentScript.src).pathname;
};
