import type { PageExports, PageModule } from '@poku/contract';
import { type RouteObject, shouldRevalidateBy, useLoaderData, useLocation } from '@poku/kit/router';
import { useEffect, useEffectEvent } from 'react';
import type { EmbedContext } from './embed-context';
import { PageProblem } from './page-problem';

/** What the frame reads of a matched route. */
export interface EmbedHandle {
  readonly title: () => string;
}

/**
 * The route of a page, as the shell makes it. A page that could not be loaded is asked for again on the next visit.
 * @param load a page's chunk
 */
export const pageRoute = (
  context: EmbedContext,
  path: string,
  load: () => Promise<PageExports>,
): RouteObject => {
  const { platform } = context;
  let present: PageModule | undefined;

  const Page = () => {
    const { key } = useLocation();
    const data: unknown = useLoaderData();
    const tell = useEffectEvent(() => context.onShown(data));
    useEffect(() => {
      // What it gives back is no way to end the effect.
      tell();
    }, [key]);
    return present && <present.Component />;
  };

  return {
    path,
    handle: { title: () => present?.title ?? '' } satisfies EmbedHandle,
    loader: async ({ request, params }) => {
      present ??= (await load()).page;
      return (await present.loader?.({ platform, request, params })) ?? null;
    },
    action: async ({ request, params }) => (await present?.action?.({ platform, request, params })) ?? null,
    shouldRevalidate: shouldRevalidateBy(() => present),
    Component: Page,
    ErrorBoundary: () => <PageProblem context={context} />,
  };
};
