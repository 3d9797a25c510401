import type { PageExports, PageModule } from '@poku/contract';
import { pageHandlers } from '@poku/kit/page-route';
import { type RouteObject, useLoaderData, useLocation } from '@poku/kit/router';
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
  let present: PageModule | undefined;
  const enter = async (): Promise<PageModule> => (present ??= (await load()).page);

  const Page = () => {
    const { key, pathname } = useLocation();
    const data: unknown = useLoaderData();
    const tell = useEffectEvent(() => context.onShown(data, pathname));
    useEffect(() => {
      // What it gives back is no way to end the effect.
      tell();
    }, [key]);
    return present && <present.Component />;
  };

  return {
    path,
    handle: { title: () => present?.title ?? '' } satisfies EmbedHandle,
    ...pageHandlers({ platform: context.platform, enter, present: () => present }),
    Component: Page,
    ErrorBoundary: () => <PageProblem context={context} />,
  };
};
