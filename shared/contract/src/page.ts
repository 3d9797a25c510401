/**
 * What a remote exposes: `./pages/<key>` for each route claim and `./widgets/<key>` for each slot claim. By convention
 * they stand in `src/pages/<key>/<key>.page.tsx` (exports `page`) and `src/widgets/<key>/<key>.widget.tsx` (exports `Widget`).
 */
import type { ComponentType } from 'react';
import type { Platform } from './platform';

/** Arguments of a page's loader and action: React Router's, and the platform. */
export interface PageArgs {
  readonly platform: Platform;
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * One page: React Router's route module with the platform as an argument. `loader` and `action` may throw a
 * `Response` (redirect) or an `ApiError`; the shell shows `ErrorBoundary` when the page has one, else its own panel.
 * Inside `Component`, `useLoaderData`, `useActionData`, `useFetcher` and `useRevalidator` work as in React Router.
 */
export interface PageModule {
  readonly loader?: (args: PageArgs) => unknown;
  readonly action?: (args: PageArgs) => unknown;
  /**
   * Whether going from one address of this page to another reads its data again. Default: whenever the address changes.
   * React Router's `shouldRevalidate`, by the addresses alone, as a veto: an action or `useRevalidator` always reads
   * again, and what a fetcher brought is not read again by a change of address.
   */
  readonly shouldReload?: (from: URL, to: URL) => boolean;
  readonly Component: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  /** Title of the document and the header, without the brand. */
  readonly title: string;
}

/** Module of a page: `src/pages/<key>/<key>.page.tsx`. */
export interface PageExports {
  readonly page: PageModule;
}
/** Module of a slot widget: `src/widgets/<key>/<key>.widget.tsx`. Widgets take no props. */
export interface WidgetExports {
  readonly Widget: ComponentType;
}
