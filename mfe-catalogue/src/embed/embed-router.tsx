import type { PageExports } from '@poku/contract';
import { createMemoryRouter, type DataRouter, redirect } from '@poku/kit/router';
import { Skeleton } from '@poku/kit';
import { page as catalogue } from '../pages/catalogue/catalogue.page';
import type { EmbedContext } from './embed-context';
import { EmbedFrame } from './embed-frame';
import { pageRoute } from './page-route';
import { limitedPage } from './limited-page';
import { isInside, isStart } from './places';
import { rowPage } from './row-page';
import { isMissingCoupon } from './shown-page';

/** A category's page comes when the first category is opened, with the search that the whole catalogue has too. */
const categoryPage = (): Promise<PageExports> =>
  import(/* webpackChunkName: "search" */ '../pages/category/category.page');

/** A coupon's page comes when the first coupon is opened, with the sanitiser that it alone needs. */
const couponPage = (): Promise<PageExports> =>
  import(/* webpackChunkName: "coupon" */ '../pages/coupon-detail/coupon-detail.page');

/** A coupon's page; the one to begin with is told when it is not there, before anything of it shows. */
const loadCoupon = async ({ plan, onNoStart }: EmbedContext): Promise<PageExports> => {
  const { page } = await couponPage();
  return {
    page: {
      ...page,
      loader: async (args) => {
        const data = await page.loader?.(args);
        if (isMissingCoupon(data) && isStart(plan.start, new URL(args.request.url))) onNoStart();
        return data;
      },
    },
  };
};

/** A list's page, as the settings want it. */
const loadList = async (context: EmbedContext, load: () => Promise<PageExports>): Promise<PageExports> => {
  const { limit, layout } = context.plan;
  if (layout === 'row') return rowPage(limit, context);
  return limit === undefined ? load() : limitedPage(await load(), limit, context);
};

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

/** The catalogue's pages in memory: the address of the host's page stays as it is. */
export const createEmbedRouter = (context: EmbedContext): DataRouter => {
  const { plan, leave, site } = context;
  const list = (path: string, load: () => Promise<PageExports>) =>
    pageRoute(context, path, () => loadList(context, load));
  const router = createMemoryRouter(
    [
      {
        element: <EmbedFrame plan={plan} />,
        HydrateFallback: () => <Skeleton shape="card" count={2} />,
        children: [
          list('/tukar', () => Promise.resolve({ page: catalogue })),
          list('/kategori/:categoryId', categoryPage),
          pageRoute(context, '/voucher', () => loadCoupon(context)),
          {
            // A page's own redirect comes here, past `navigate`.
            path: '*',
            loader: ({ request }) => {
              const { pathname, search } = new URL(request.url);
              leave(pathname + search);
              throw redirect(plan.list);
            },
          },
        ],
      },
    ],
    { initialEntries: [plan.start] },
  );
  keepInside(router, leave);
  const createHref = router.createHref.bind(router);
  router.createHref = (location) => site + createHref(location);
  return router;
};
