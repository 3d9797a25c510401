import type { RouteClaim } from '@poku/contract';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from '@poku/kit/router';
import { NotFoundPage } from '../pages/not-found/not-found.page';
import type { FarRemotes } from '../remotes/far-remotes';
import { remoteRoute, type RouteContext } from './remote-route';
import { isRouteHandle, type RouteHandle } from './route-handle';
import { RouteProblem } from './route-problem';

/** How a page is framed before it is known what its remote claims. */
const unknownClaim = (path: string): RouteClaim => ({ path, access: 'public', page: '' });

/**
 * The route of a remote that the page names by its paths alone. It reads the remote's entry when it is first opened, and is
 * from then on what the remote's own claim makes it.
 */
export const farRoute = (
  context: RouteContext,
  far: FarRemotes,
  remote: string,
  path: string,
): RouteObject => {
  let made: RouteObject | undefined;
  const own = (): RouteObject | undefined => {
    const claim = far.claim(remote, path);
    made ??= claim && remoteRoute(context, remote, claim);
    return made;
  };
  const handle: RouteHandle = {
    kind: 'remote',
    get claim() {
      return far.claim(remote, path) ?? unknownClaim(path);
    },
    page: () => {
      const known: unknown = own()?.handle;
      return isRouteHandle(known) && known.kind === 'remote' ? known.page() : undefined;
    },
  };

  return {
    id: path,
    path,
    handle,
    loader: async (args: LoaderFunctionArgs) => {
      await far.open(remote);
      const { loader } = own() ?? {};
      return typeof loader === 'function' ? loader(args) : null;
    },
    action: async (args: ActionFunctionArgs) => {
      await far.open(remote);
      const { action } = own() ?? {};
      if (typeof action !== 'function') throw new Response(null, { status: 405 });
      return action(args);
    },
    shouldRevalidate: (args) => own()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: () => {
      const Page = own()?.Component ?? NotFoundPage;
      return <Page />;
    },
    ErrorBoundary: () => {
      const Problem = own()?.ErrorBoundary;
      return Problem ? <Problem /> : <RouteProblem onRetry={() => undefined} />;
    },
  };
};
