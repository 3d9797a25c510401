import type { Registry, RouteClaim } from '@poku/contract';

/** A claim and the remote that made it. */
export interface ClaimedRoute {
  readonly remote: string;
  readonly claim: RouteClaim;
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (claim: string, path: readonly string[]): boolean => {
  const parts = segments(claim);
  return (
    parts.length === path.length && parts.every((part, index) => part.startsWith(':') || part === path[index])
  );
};

const parameters = (claim: string): number => segments(claim).filter((part) => part.startsWith(':')).length;

/** Every claim of the live releases, with the remote that made it. */
export const claimedRoutes = (registry: Registry): ClaimedRoute[] =>
  Object.entries(registry.remotes).flatMap(([remote, { live }]) =>
    live.routes.map((claim) => ({ remote, claim })),
  );

/** Remotes that the page names by their paths alone, with each path. */
export const farRoutes = ({
  far = {},
  remotes,
}: Registry): { readonly remote: string; readonly path: string }[] =>
  Object.entries(far)
    // One that is looked at, or was opened, is near.
    .filter(([remote]) => !(remote in remotes))
    .flatMap(([remote, { paths }]) => paths.map((path) => ({ remote, path })));

/** The far remote that answers for an address, or undefined. */
export const matchFar = (registry: Registry, pathname: string): string | undefined => {
  const path = segments(pathname);
  return farRoutes(registry)
    .filter((route) => fits(route.path, path))
    .sort((left, right) => parameters(left.path) - parameters(right.path))[0]?.remote;
};

/**
 * Finds who answers for an address, before the router is there.
 * @param pathname decoded or not; a trailing slash does not matter
 * @returns the claim with the fewest parameters, or undefined when nobody claims the path
 */
export const matchClaim = (registry: Registry, pathname: string): ClaimedRoute | undefined => {
  const path = segments(pathname);
  return claimedRoutes(registry)
    .filter(({ claim }) => fits(claim.path, path))
    .sort((left, right) => parameters(left.claim.path) - parameters(right.claim.path))[0];
};
