import type { PageExports } from '@poku/contract';
import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import { Stack } from '@poku/kit';
import type { CatalogueData } from '../pages/catalogue/loader';
import type { ScopedList } from '../pages/category/loader';
import { paths } from '../paths';
import { AllOnPoku } from './all-on-poku';
import type { EmbedContext } from './embed-context';

/** What a list's page was given, with at most so many coupons and none to load. */
const cut = (data: CatalogueData | ScopedList, limit: number) => {
  if ('popular' in data) {
    const { popular } = data;
    if (popular.status === 'failed') return data;
    return { ...data, popular: { ...popular, value: popular.value.slice(0, limit) } };
  }
  const { rows, search } = data;
  return { ...data, rows: rows.slice(0, limit), nextCursor: null, search: { ...search, pages: 1 } };
};

/** Asks for as many pages of a list as the limit needs; the catalogue without a search has no pages. */
const asking = ({ url, signal }: Request, limit: number): Request => {
  const address = new URL(url);
  const isList = address.pathname !== paths.catalogue() || address.search !== '';
  const pages = Math.ceil(limit / CATALOGUE_PAGE_SIZE);
  if (isList && pages > 1) address.searchParams.set('page', String(pages));
  return new Request(address, { signal });
};

/** A list's own page with at most `limit` coupons, and a way to all of them on Poku's site instead of 'load more'. */
export const limitedPage = (
  { page }: PageExports,
  limit: number,
  context: Pick<EmbedContext, 'site' | 'leave'>,
): PageExports => ({
  page: {
    ...page,
    loader: async (args) =>
      cut(
        (await page.loader?.({ ...args, request: asking(args.request, limit) })) as
          | CatalogueData
          | ScopedList,
        limit,
      ),
    Component: () => (
      <Stack $gap={6}>
        <page.Component />
        <AllOnPoku {...context} />
      </Stack>
    ),
  },
});
