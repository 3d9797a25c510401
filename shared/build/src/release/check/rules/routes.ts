import type { Release } from '@poku/contract';
import { type ChannelRule, configOf, named, type ReleaseRule } from '../facts';
import { error, type Finding, warning } from '../finding';
import { isInside, isReserved, isWellFormed, overlap, shapeOf } from './paths';

const where = ({ name }: Pick<Release, 'name'>): string => `${configOf(name)}, routes`;

/** Every claim is a path that a remote can have, once. */
export const ownRouteRules: ReleaseRule = ({ release }) => {
  const seen = new Set<string>();
  return release.routes.flatMap(({ path }): Finding[] => {
    const isTwice = seen.has(shapeOf(path));
    seen.add(shapeOf(path));
    if (isReserved(path))
      return [
        error('reserved-route', {
          what: `${path} belongs to the shell or to the site.`,
          where: where(release),
          fix: 'Take a path whose first part is a word of your own, and which does not look like a file.',
        }),
      ];
    if (!isWellFormed(path))
      return [
        error('malformed-route', {
          what: `${path} is no path that the shell can match.`,
          where: where(release),
          fix: 'Write it absolute, without a slash at its end, * or ?; parameters as :name.',
        }),
      ];
    if (!isTwice) return [];
    return [
      error('duplicate-route', {
        what: `${path} is claimed twice.`,
        where: where(release),
        fix: 'Take one of the claims away.',
      }),
    ];
  });
};

/** Whether a remote lets another one have a path, as it says in its `remote.config.ts`. */
export const isGranted = ({ grants = {} }: Pick<Release, 'grants'>, path: string, remote: string): boolean =>
  Object.entries(grants).some(([granted, name]) => name === remote && shapeOf(granted) === shapeOf(path));

/** What is given away is one's own. */
export const grantRules: ReleaseRule = ({ release }) =>
  Object.keys(release.grants ?? {})
    .filter((path) => !release.routes.some((claim) => overlap(path, claim.path)))
    .map((path) =>
      error('foreign-grant', {
        what: `${path} is let to ${release.grants?.[path]} and is no address of ${release.name}.`,
        where: `${configOf(release.name)}, grants`,
        fix: 'Take it away, or correct the path.',
      }),
    );

/**
 * Addresses that two claims have in common need the consent of whose they are: of the claim with more addresses; of two that cross, of
 * the one that was there.
 * @param live the release that is live, which had the claim or not
 */
const overlapFinding = (
  release: Release,
  path: string,
  other: Release,
  theirs: string,
  live: Release | undefined,
): Finding | undefined => {
  const isNew = !live?.routes.some((claim) => shapeOf(claim.path) === shapeOf(path));
  const isOurs = isInside(theirs, path);
  const isTheirs = isInside(path, theirs) || (isNew && !isOurs);
  const byThem = !isOurs && isGranted(other, path, release.name);
  const byUs = !isTheirs && isGranted(release, theirs, other.name);
  if (byThem || byUs) return undefined;
  const [owner, line] = isOurs
    ? [release.name, `'${theirs}': '${other.name}'`]
    : [other.name, `'${path}': '${release.name}'`];
  const what = `Some addresses of ${path} are also addresses of ${theirs} of ${named(other)}`;
  return error('overlapping-route', {
    what: `${what}, and ${configOf(owner)} does not let them go.`,
    where: where(release),
    fix:
      owner === release.name
        ? `Take another path; or write ${line} into grants of ${configOf(owner)}.`
        : `Take another path; or let ${owner} write ${line} into grants of ${configOf(owner)} and promote that first.`,
  });
};

/** Two remotes may not claim one path: the router could not tell whose it is. Nor one inside the other, without its owner. */
export const stolenRouteRules: ChannelRule = ({ release }, { others, live }) =>
  others.flatMap((other) =>
    release.routes.flatMap(({ path }): Finding[] => {
      const same = other.routes.find((claim) => shapeOf(claim.path) === shapeOf(path));
      if (same)
        return [
          error('stolen-route', {
            what: `${named(release)} claims ${path}, which ${named(other)} has${same.path === path ? '' : ` as ${same.path}`}.`,
            where: where(release),
            fix: 'Take another path. To move a page, promote the remote that gives it up first.',
          }),
        ];
      return other.routes
        .filter((claim) => overlap(claim.path, path))
        .flatMap((claim) => overlapFinding(release, path, other, claim.path, live) ?? []);
    }),
  );

/** A page that members have does not go by accident, the less when another remote leads to it. */
export const removedRouteRules: ChannelRule = ({ release }, { live, others }) => {
  const kept = new Set(release.routes.map(({ path }) => shapeOf(path)));
  const taken = new Set(others.flatMap((other) => other.routes.map(({ path }) => shapeOf(path))));
  const gone = (live?.routes ?? []).filter(
    ({ path }) => !kept.has(shapeOf(path)) && !taken.has(shapeOf(path)),
  );
  return gone.flatMap(({ path }) => [
    error('removed-route', {
      what: `${path} is live now and gone in this release.`,
      where: where(release),
      fix: 'Keep the claim; if the page is to go, say so with --allow removed-route.',
    }),
    ...others
      .filter((other) => other.links?.some((link) => overlap(link, path)))
      .map((other) =>
        error('linked-route-removed', {
          what: `${named(other)} leads to ${path}, which is gone in this release.`,
          where: where(release),
          fix: `Keep it until ${other.name} leads there no more; else say so with --allow linked-route-removed.`,
        }),
      ),
  ]);
};

/** A link that leads nowhere is shown by nobody who asks `isKnownPath`; it may be a slip. */
export const linkRules: ChannelRule = ({ release }, { others, shell }) => {
  if (!shell) return [];
  const claimed = [release, ...others].flatMap(({ routes }) => routes);
  return (release.links ?? [])
    .filter((link) => !isReserved(link) && !claimed.some(({ path }) => overlap(path, link)))
    .map((link) =>
      warning('dead-link', {
        what: `It leads to ${link}, which no live remote has.`,
        where: `${configOf(release.name)}, links`,
        fix: 'Correct the link, or promote the remote that has the page.',
      }),
    );
};
