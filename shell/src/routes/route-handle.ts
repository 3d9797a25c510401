import type { PageModule, RouteClaim } from '@poku/contract';

/** What the layout reads of a matched route. */
export type RouteHandle =
  | { readonly kind: 'home' | 'not-found' }
  /** A remote's page; `page` gives undefined until it is loaded. */
  | {
      readonly kind: 'remote';
      /** May change once, when a remote that the page names by its paths alone is opened. */
      readonly claim: RouteClaim;
      readonly page: () => Pick<PageModule, 'title'> | undefined;
    };

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'kind' in handle;
