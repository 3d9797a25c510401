import { API_BASE } from '../settings';

/** What the worker keeps; of the API it keeps nothing. */
const FILES = /^\/(?:remotes|shell|media\/fonts)\//;
const PICTURES = /^\/media\//;
const REGISTRY = /^\/registry(?:\/[\w-]+)?\.json$/;

/** Paths whose navigations are no page of the application. */
export const NO_PAGES = [
  /^\/(?:gateway|embed|sandbox|media|registry|remotes|shell)(?:[/?]|$)/,
  /^\/[\w.]+\.(?:js|json|webmanifest)(?:\?|$)/,
];

/** Whether a navigation is to a page of the application. */
export const isPage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  !NO_PAGES.some((path) => path.test(pathname + search));

/** Whether an address of this origin is a call of the API. */
export const isCall = ({ pathname }: Pick<URL, 'pathname'>): boolean => pathname.startsWith(`${API_BASE}/`);

type SameOrigin = { readonly url: URL; readonly sameOrigin: boolean };

/** A file that never changes under its address: of a release, or letters. */
export const isFile = ({ url, sameOrigin }: SameOrigin): boolean => sameOrigin && FILES.test(url.pathname);

/** A file of a release that the page wants past every cache, because what it had was broken. */
export const isFileAnew = ({ request, ...match }: SameOrigin & { readonly request: Request }): boolean =>
  isFile(match) && (match.url.search !== '' || request.cache === 'reload');

export const isPicture = ({ url, sameOrigin }: SameOrigin): boolean =>
  sameOrigin && PICTURES.test(url.pathname);

export const isRegistry = ({ url, sameOrigin }: SameOrigin): boolean =>
  sameOrigin && REGISTRY.test(url.pathname);

/** The address under which a file is kept: without the query that asked for it anew. */
export const withoutQuery = (address: string): string => {
  const url = new URL(address);
  return url.origin + url.pathname;
};
