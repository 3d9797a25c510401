import type { PageExports } from '@poku/contract';
import { createMemoryRouter, type DataRouter, redirect } from '@poku/kit/router';
import { Skeleton } from '@poku/kit';
import { page as catalogue } from '../pages/catalogue/catalogue.page';
import type { EmbedContext } from './embed-context';
import { EmbedFrame } from './embed-frame';
import { pageRoute } from './page-route';
import { isInside } from './places';

/** A category's page comes when the first category is opened, with the search that the whole catalogue has too. */
const categoryPage = (): Promise<PageExports> =>
  import(/* webpackChunkName: "search" */ '../pages/category/category.page');

/** A coupon's page comes when the first coupon is opened, with the sanitiser that it alone needs. */
const couponPage = (): Promise<PageExports> =>
  import(/* webpackChunkName: "coupon" */ '../pages/coupon-detail/coupon-detail.page');

type Target = Parameters<DataRouter['navigate']>[0] | number;
type Options = Parameters<DataRouter['navigate']>[1];

/** A query may come without its question mark, as React Router takes it. */
const addressOf = (to: Exclude<Target, string | number>): string => {
  const search = to?.search ?? '';
  return `${to?.pathname ?? ''}${search === '' || search.startsWith('?') ? search : `?${search}`}`;
};

/** Goes inside, or out. A step back or forward, and an address that is only a query, stay inside. */
const keepInside = (router: DataRouter, leave: EmbedContext['leave']): void => {
  const navigate = router.navigate.bind(router);
  router.navigate = async (to: Target, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    const path = typeof to === 'string' ? to : addressOf(to);
    const [pathname = ''] = path.split(/[?#]/);
    if (pathname.startsWith('/') && !isInside(pathname)) return leave(path);
    return navigate(to, options);
  };
};

/**
 * The catalogue's pages in memory: the address of the host's page stays as it is.
 * @param site origin of Poku's site in the partner's colours, which every link names, for a new tab and for copying
 */
export const createEmbedRouter = (context: EmbedContext, site: string): DataRouter => {
  const { start, leave } = context;
  const router = createMemoryRouter(
    [
      {
        element: <EmbedFrame start={start} />,
        HydrateFallback: () => <Skeleton shape="card" count={2} />,
        children: [
          pageRoute(context, '/tukar', () => Promise.resolve({ page: catalogue })),
          pageRoute(context, '/kategori/:categoryId', categoryPage),
          pageRoute(context, '/voucher', couponPage),
          {
            // A page's own redirect comes here, past `navigate`.
            path: '*',
            loader: ({ request }) => {
              const { pathname, search } = new URL(request.url);
              leave(pathname + search);
              throw redirect(start);
            },
          },
        ],
      },
    ],
    { initialEntries: [start] },
  );
  keepInside(router, leave);
  const createHref = router.createHref.bind(router);
  router.createHref = (location) => site + createHref(location);
  return router;
};
