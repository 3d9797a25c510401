import type { Registry } from '@poku/contract';
import { redirect, type RouteObject } from '@poku/kit/router';
import { Skeleton } from '@poku/kit';
import type { ComponentType } from 'react';
import { claimedRoutes, farRoutes } from '../early/match';
import { AppLayout } from '../layout/app-layout';
import type { FarRemotes } from '../remotes/far-remotes';
import { farRoute } from './far-route';
import { NotFoundPage } from '../pages/not-found/not-found.page';
import { admit, takeToGate, whoIsHere } from './guards';
import { HOME_PATHS } from './own-paths';
import { remoteRoute, type RouteContext } from './remote-route';
import type { RouteHandle } from './route-handle';
import { RootProblem, RouteProblem } from './route-problem';

/** The home, in one file with the code of calls, which the page asks for early: members alone have one, and it calls at once. */
const loadHome = () => import(/* webpackChunkName: "calls" */ '../pages/home/home.page');

const homeRoute = (context: RouteContext, path: string): RouteObject => {
  let Page: ComponentType | undefined;
  return {
    id: `home ${path}`,
    path,
    handle: { kind: 'home' } satisfies RouteHandle,
    loader: async ({ request }) => {
      if (path === '/') {
        takeToGate(context.platform, request);
        // A guest's home is the login ([A] §2); there is nothing to come back to.
        const { status } = await whoIsHere(context);
        if (status === 'guest') throw redirect(`/login${new URL(request.url).search}`);
      } else {
        await admit(context, 'member', request);
      }
      Page ??= (await loadHome()).HomePage;
      return null;
    },
    Component: () => Page && <Page />,
    ErrorBoundary: () => <RouteProblem onRetry={() => undefined} />,
  };
};

/** The router's tree: the shell's own pages, one route for each path of a live remote, and the 404 page. */
export const routeTree = (context: RouteContext, registry: Registry, far: FarRemotes): RouteObject[] => [
  {
    id: 'root',
    Component: AppLayout,
    HydrateFallback: () => (
      <AppLayout isStarting>
        <Skeleton shape="card" count={2} />
      </AppLayout>
    ),
    // A failure outside of every page still has the menu around it.
    ErrorBoundary: () => (
      <AppLayout>
        <RootProblem />
      </AppLayout>
    ),
    children: [
      ...HOME_PATHS.map((path) => homeRoute(context, path)),
      ...claimedRoutes(registry).map(({ remote, claim }) => remoteRoute(context, remote, claim)),
      ...farRoutes(registry).map(({ remote, path }) => farRoute(context, far, remote, path)),
      {
        id: 'not-found',
        path: '*',
        handle: { kind: 'not-found' } satisfies RouteHandle,
        Component: NotFoundPage,
      },
    ],
  },
];
