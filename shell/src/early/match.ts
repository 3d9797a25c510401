import type { Registry, RouteClaim } from '@poku/contract';
import { byParameters, claimAt, fitsClaim } from '@poku/platform/claims';

/** A claim and the remote that made it. */
export interface ClaimedRoute {
  readonly remote: string;
  readonly claim: RouteClaim;
}

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
export const matchFar = (registry: Registry, pathname: string): string | undefined =>
  farRoutes(registry)
    .filter(({ path }) => fitsClaim(path, pathname))
    .sort((left, right) => byParameters(left.path, right.path))[0]?.remote;

/**
 * Finds who answers for an address, before the router is there.
 * @param pathname decoded or not; a trailing slash does not matter
 * @returns the claim with the fewest parameters, or undefined when nobody claims the path
 */
export const matchClaim = (registry: Registry, pathname: string): ClaimedRoute | undefined =>
  claimedRoutes(registry)
    .filter(({ claim }) => fitsClaim(claim.path, pathname))
    .sort((left, right) => byParameters(left.claim.path, right.claim.path))[0];

/** The path, as it is claimed, of the page at an address; undefined when nobody claims it. */
export const claimedPath = (registry: Registry, pathname: string): string | undefined =>
  claimAt(
    [
      ...claimedRoutes(registry).map(({ claim }) => claim.path),
      ...farRoutes(registry).map(({ path }) => path),
    ],
    pathname,
  );
