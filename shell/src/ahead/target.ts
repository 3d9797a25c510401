import type { Platform, Registry, RouteAccess } from '@poku/contract';
import { fillBody, fillCall } from '../early/fill-call';
import { matchClaim, matchFar } from '../early/match';
import type { Wanted } from '../remotes/exposed-module';
import { hasRedirectToken, HOME_PATHS, HOME_SLOT, PARTNER_HOME_SLOT } from '../routes/own-paths';

/** What the page at an address needs. */
export type Target =
  /** @param calls that it makes first */
  | {
      readonly kind: 'known';
      readonly modules: readonly Wanted[];
      readonly calls: readonly FirstCall[];
    }
  /** A remote that the page names by its paths alone. */
  | { readonly kind: 'far'; readonly remote: string };

/** A call that a page makes first. */
export interface FirstCall {
  /** `{clientId}` is not filled in. */
  readonly path: string;
  /** What a call by POST sends, as JSON; undefined of a GET. */
  readonly body?: string;
}

/** Who opens a page, as far as what it needs follows from that. */
export interface Visitor {
  /** One who is remembered without a network, or not yet known, is nobody. */
  readonly who: 'member' | 'guest' | 'nobody';
  /** Whether the page is on a partner's origin. */
  readonly isPartners: boolean;
  readonly clientId: string;
}

/** The visitor of this moment. */
export const visitorOf = ({
  session$: { value },
  config,
  clientId,
}: Pick<Platform, 'session$' | 'config' | 'clientId'>): Visitor => {
  const isKnown = value.status === 'guest' || (value.status === 'member' && value.rememberedAt === undefined);
  return {
    who: isKnown ? value.status : 'nobody',
    isPartners: config.partner !== null,
    clientId: clientId(),
  };
};

/** Whether the guard would let a visitor in. */
const isAdmitted = ({ who }: Visitor, access: RouteAccess): boolean =>
  who === 'member' ? access !== 'guest' : who === 'guest' && access !== 'member';

const homeTarget = ({ remotes }: Registry, { isPartners }: Visitor): Target => {
  const home = isPartners ? PARTNER_HOME_SLOT : HOME_SLOT;
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
    calls: [...new Set(claims.flatMap(({ preload }) => preload))].map((path) => ({ path })),
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
  if (visitor.isPartners && hasRedirectToken(search)) return undefined;
  if (HOME_PATHS.includes(pathname)) {
    const isOpen = HOME_PATHS.includes(location.pathname);
    return !isOpen && isAdmitted(visitor, 'member') ? homeTarget(registry, visitor) : undefined;
  }
  const found = matchClaim(registry, pathname);
  if (found) {
    const { access, page, path, preload = [], preloadPosts = [] } = found.claim;
    if (!isAdmitted(visitor, access)) return undefined;
    const at = { claim: path, pathname, search };
    const gets = preload.flatMap((call) => fillCall(call, at) ?? []).map((filled) => ({ path: filled }));
    const posts = preloadPosts.map((post) => ({
      path: post.path,
      body: fillBody(post, at, visitor.clientId),
    }));
    return {
      kind: 'known',
      modules: [{ remote: found.remote, kind: 'pages', key: page }],
      // A query narrows what is read.
      calls: search === '' ? [...gets, ...posts] : gets,
    };
  }
  const remote = matchFar(registry, pathname);
  return remote === undefined ? undefined : { kind: 'far', remote };
};
