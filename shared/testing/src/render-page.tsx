import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PageModule, Platform } from '@poku/contract';
import { PlatformProvider } from '@poku/platform';
import {
  createMemoryRouter,
  type DataRouter,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from '@poku/kit/router';
import { pageHandlers } from '@poku/kit/page-route';
import { createTheme, ThemeProvider } from '@poku/kit';
import { messageFor } from '@poku/platform/api';

/** How a page is mounted. */
export interface RenderPageOptions {
  readonly platform: Platform;
  /** Route of the page, for example `/voucher/:id`. */
  readonly path: string;
  /** Address that is opened. Default `path`. */
  readonly url?: string;
  /** Navigation state that it is opened with. Default none. */
  readonly state?: unknown;
  /** Other routes that the page may lead to; each shows its text. */
  readonly routes?: Readonly<Record<string, string>>;
}

/** A mounted page. */
export interface RenderedPage extends RenderResult {
  readonly router: DataRouter;
  /** Path and query where the visitor is now. */
  readonly address: () => string;
}

function FailedPage() {
  return <div role="alert">{messageFor(useRouteError())}</div>;
}

/** Gives a component what every page has around it: theme and platform. */
export function TestFrame({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformProvider platform={platform}>
      <ThemeProvider theme={createTheme(platform.config.partner)}>{children}</ThemeProvider>
    </PlatformProvider>
  );
}

const pageRoute = (page: PageModule, platform: Platform, path: string): RouteObject => ({
  path,
  Component: page.Component,
  ErrorBoundary: page.ErrorBoundary ?? FailedPage,
  HydrateFallback: () => null,
  ...pageHandlers({ platform, enter: () => page, present: () => page }),
});

/** Mounts a page in a memory router as the shell does: its loader and action get the platform, its error a panel. */
export function renderPage(page: PageModule, options: RenderPageOptions): RenderedPage {
  const { platform, path, url = path, state, routes = {} } = options;
  const others = Object.entries(routes).map(([other, text]): RouteObject => ({ path: other, element: text }));
  const { pathname, search } = new URL(url, 'https://here.invalid');
  const initialEntries = [state === undefined ? url : { pathname, search, state }];
  const router = createMemoryRouter([pageRoute(page, platform, path), ...others], { initialEntries });
  const rendered = render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...rendered, router, address };
}
