import type { Release } from '@poku/contract';

const HOME_SLOT = 'dashboard';

/** A page of the site. */
export interface Address {
  readonly path: string;
  readonly isMember: boolean;
}

/** Parameters may be anything: the page is loaded before it is known what they name. */
const withParameters = (path: string): string => path.replace(/:\w+/g, '1');

/** An address that needs a file of a release; undefined when only a later step of a page asks for it. */
export const addressFor = (
  { pages, widgets, routes, slots, entry }: Release,
  file: string,
): Address | undefined => {
  const isNeeded = ([, files]: readonly [string, readonly string[]]) =>
    file === entry || files.includes(file);
  const [page] = Object.entries(pages).find(isNeeded) ?? [];
  const claim = routes.find((route) => route.page === page);
  if (claim) return { path: withParameters(claim.path), isMember: claim.access !== 'guest' };
  const onHome = new Set(slots.filter(({ slot }) => slot === HOME_SLOT).map(({ widget }) => widget));
  const isOnHome = Object.entries(widgets).some((one) => onHome.has(one[0]) && isNeeded(one));
  return isOnHome ? { path: '/dashboard', isMember: true } : undefined;
};

/** Any page of a remote. */
export const anyAddress = ({ routes: [claim] }: Release): Address =>
  claim
    ? { path: withParameters(claim.path), isMember: claim.access !== 'guest' }
    : { path: '/', isMember: false };
