import type { Release } from '@poku/shared/contract';
import { type ChannelRule, configOf, named, type ReleaseRule } from '../facts';
import { error, type Finding, warning } from '../finding';
import { isReserved, isWellFormed, overlap, shapeOf } from './paths';

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

/** Two remotes may not claim one path: the router could not tell whose it is. */
export const stolenRouteRules: ChannelRule = ({ release }, { others }) =>
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
        .map((claim) =>
          warning('overlapping-route', {
            what: `Some addresses of ${path} are also addresses of ${claim.path} of ${named(other)}; the one with fewer parameters has them.`,
            where: where(release),
            fix: 'See that no address changes its owner; a path of your own is safer.',
          }),
        );
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
