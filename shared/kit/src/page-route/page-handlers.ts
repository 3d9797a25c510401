import type { PageModule, Platform } from '@poku/contract';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  shouldRevalidateBy,
} from '@poku/kit/router';

/** Where a page's route gets the page. */
export interface PageSource {
  /** Given to the page's loader and action. */
  readonly platform: Platform;
  /** The page for a visit; rejects, or throws a redirect, when the visitor may not see it or it cannot be had. */
  readonly enter: (args: LoaderFunctionArgs) => PageModule | Promise<PageModule>;
  /** The page, once it is loaded. */
  readonly present: () => PageModule | undefined;
}

/**
 * What a page's route does besides showing it. Its loader and action get the platform, and give `null` for nothing;
 * a page without an action answers 405.
 */
export const pageHandlers = ({
  platform,
  enter,
  present,
}: PageSource): Required<Pick<RouteObject, 'loader' | 'action' | 'shouldRevalidate'>> => ({
  loader: async (args: LoaderFunctionArgs) => {
    const page = await enter(args);
    return (await page.loader?.({ platform, request: args.request, params: args.params })) ?? null;
  },
  action: async (args: ActionFunctionArgs) => {
    const page = await enter(args);
    if (!page.action) throw new Response(null, { status: 405 });
    return (await page.action({ platform, request: args.request, params: args.params })) ?? null;
  },
  shouldRevalidate: shouldRevalidateBy(present),
});
