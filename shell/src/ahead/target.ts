import type { Platform, Registry, RouteAccess } from '@poku/contract';
import { fillCall } from '../early/fill-call';
import { matchClaim, matchFar } from '../early/match';
import type { Wanted } from '../remotes/exposed-module';
import { hasRedirectToken, HOME_PATHS, HOME_SLOT, PARTNER_HOME_SLOT } from '../routes/own-paths';

/** What the page at an address needs. */
export type Target =
  /** @param paths calls that it makes first, `{clientId}` not filled in */
  | {
      readonly kind: 'known';
      readonly modules: readonly Wanted[];
      readonly paths: readonly string[];
    }
  /** A remote that the page names by its paths alone. */
  | { readonly kind: 'far'; readonly remote: string };

type Visitor = Pick<Platform, 'session$' | 'config'>;

/** Whether the guard would let the visitor of this moment in. One who is remembered without a network, or not yet known, is nobody. */
const isAdmitted = ({ session$: { value } }: Visitor, access: RouteAccess): boolean => {
  if (value.status === 'member') return access !== 'guest' && value.rememberedAt === undefined;
  return value.status === 'guest' && access !== 'member';
};

const homeTarget = ({ remotes }: Registry, { config }: Visitor): Target => {
  const home = config.partner ? PARTNER_HOME_SLOT : HOME_SLOT;
  const claims = Object.entries(remotes).flatMap(([remote, { live }]) =>
    live.slots
      .filter(({ slot }) => slot === home)
      .map(({ widget, preload = [] }) => ({
        wanted: { remote, kind: 'widgets', key: widget } as const,
        preload,
      })),
  );
  return {
    kind: 'known',
    modules: claims.map(({ wanted }) => wanted),
    paths: [...new Set(claims.flatMap(({ preload }) => preload))],
  };
};

/**
 * What is to be fetched for an address.
 * @returns undefined for what is no page, for the home that is open under its other name, and where the guard would lead elsewhere
 */
export const targetOf = (
  registry: Registry,
  visitor: Visitor,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Target | undefined => {
  if (visitor.config.partner && hasRedirectToken(search)) return undefined;
  if (HOME_PATHS.includes(pathname)) {
    const isOpen = HOME_PATHS.includes(location.pathname);
    return !isOpen && isAdmitted(visitor, 'member') ? homeTarget(registry, visitor) : undefined;
  }
  const found = matchClaim(registry, pathname);
  if (found) {
    const { access, page, path, preload = [] } = found.claim;
    if (!isAdmitted(visitor, access)) return undefined;
    return {
      kind: 'known',
      modules: [{ remote: found.remote, kind: 'pages', key: page }],
      paths: preload.flatMap((call) => fillCall(call, { claim: path, pathname, search }) ?? []),
    };
  }
  const remote = matchFar(registry, pathname);
  return remote === undefined ? undefined : { kind: 'far', remote };
};
