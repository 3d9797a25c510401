/** The part of Trusted Types that we use; the DOM library has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

const isOurs = (address: string): boolean => {
  const { origin, pathname, search } = new URL(address, location.href);
  return (
    origin === location.origin && (/^\/(remotes|shell)\//.test(pathname) || pathname + search === '/sw.js')
  );
};

/**
 * Installs the page's one Trusted Types policy: a script may only come from a release folder of this site, or be the
 * worker. Markup from text stays forbidden. Does nothing in a browser without Trusted Types, where the content security
 * policy still holds.
 */
export const installScriptPolicy = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) });
};
