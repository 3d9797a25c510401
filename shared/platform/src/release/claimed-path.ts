const segments = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith(':');

const parameters = (claim: string): number => segments(claim).filter(isParameter).length;

/**
 * Whether an address is one of a claim.
 * @param claim as `RouteClaim.path`: `/kategori/:categoryId`
 * @param pathname decoded or not; a trailing slash does not matter
 */
export const fitsClaim = (claim: string, pathname: string): boolean => {
  const [parts, path] = [segments(claim), segments(pathname)];
  return parts.length === path.length && parts.every((part, at) => isParameter(part) || part === path[at]);
};

/** Values of the parameters of a claim at an address that fits it, decoded, by their names. */
export const parametersAt = (claim: string, pathname: string): Readonly<Record<string, string>> => {
  const path = segments(pathname);
  return Object.fromEntries(
    segments(claim).flatMap((part, at) =>
      isParameter(part) ? [[part.slice(1), decodeURIComponent(path[at] ?? '')]] : [],
    ),
  );
};

/** Order of claims that fit the same address: the one with the fewest parameters answers for it. */
export const byParameters = (left: string, right: string): number => parameters(left) - parameters(right);

/**
 * The claim that answers for an address; undefined when none fits.
 * @param claims of equal ones the first answers
 */
export const claimAt = (claims: readonly string[], pathname: string): string | undefined =>
  claims.filter((claim) => fitsClaim(claim, pathname)).sort(byParameters)[0];
