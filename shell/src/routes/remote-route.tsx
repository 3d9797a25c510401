import { isApiError, isDisturbance } from '@poku/platform/api';
import type { PageModule, RouteClaim } from '@poku/contract';
import { useHadMember } from '@poku/platform';
import { pageHandlers } from '@poku/kit/page-route';
import { useRouteError, type LoaderFunctionArgs, type RouteObject } from '@poku/kit/router';
import { useSyncExternalStore } from 'react';
import { RemoteUnavailableError, type RemoteLoader } from '../remotes/remote-loader';
import { admit, type Guarded } from './guards';
import type { RouteHandle } from './route-handle';
import { RouteProblem } from './route-problem';

/** What a route needs of the shell. */
export interface RouteContext extends Guarded {
  readonly remotes: RemoteLoader;
}

/**
 * The route of a claim. The page is asked for anew on every visit, so a remote that was repaired or replaced is used
 * from the next navigation on. (React Router's own `lazy` keeps a failure for good.)
 */
export const remoteRoute = (
  { platform, keeper, remotes }: RouteContext,
  remote: string,
  claim: RouteClaim,
): RouteObject => {
  const present = () => remotes.loadedPage(remote, claim.page);

  const enter = async (args: LoaderFunctionArgs): Promise<PageModule> => {
    const page = remotes.page(remote, claim.page);
    // The guard comes first; when it turns the visitor away, nobody waits for the page.
    page.catch(() => undefined);
    await admit({ platform, keeper }, claim.access, args.request);
    return page;
  };

  const Page = () => {
    const page = useSyncExternalStore(remotes.subscribe, present);
    const hadMember = useHadMember();
    if (!page) throw new RemoteUnavailableError(remote);
    // A session may end while its page is on the way here; the guard leads on.
    if (claim.access === 'member' && !hadMember) return null;
    return <page.Component />;
  };

  const Problem = () => {
    const Own = present()?.ErrorBoundary;
    const error = useRouteError();
    const isAnswer = isApiError(error) || error instanceof Response;
    if (Own && isAnswer && !isDisturbance(error)) return <Own />;
    const isFault = !isAnswer && !(error instanceof RemoteUnavailableError);
    const repair = () => {
      remotes.threw({ remote, kind: 'pages', key: claim.page }, error);
      return remotes.repair(remote);
    };
    return <RouteProblem repair={isFault ? repair : undefined} onRetry={() => remotes.discard(remote)} />;
  };

  return {
    id: claim.path,
    path: claim.path,
    handle: { kind: 'remote', claim, page: present } satisfies RouteHandle,
    ...pageHandlers({ platform, enter, present }),
    Component: Page,
    ErrorBoundary: Problem,
  };
};
