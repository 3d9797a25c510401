import type { PageArgs } from '@poku/contract';
import { messageFor } from '@poku/platform';
import { categoriesCall, type Category } from '../../calls/categories';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { popularCall } from '../../calls/popular';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';
import type { CatalogueList } from './searched';

/** One of the two lists, or why it is missing. */
export type Outcome<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string };

/** What stands there while nothing is searched for. */
export interface CatalogueStart {
  readonly kind: 'start';
  readonly categories: Outcome<readonly Category[]>;
  readonly popular: Outcome<readonly Coupon[]>;
  readonly favouriteIds: readonly string[] | null;
}

/** Search, filter and what they find: loaded by who wants them. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './searched');
export type Search = Awaited<ReturnType<typeof loadSearch>>;

/** What was found, with what shows it. */
export type FoundList = CatalogueList & { readonly kind: 'found'; readonly parts: Search };

function outcomeOf<T>(settled: PromiseSettledResult<T>): Outcome<T> {
  return settled.status === 'fulfilled'
    ? { status: 'ready', value: settled.value }
    : { status: 'failed', message: messageFor(settled.reason) };
}

async function readStart({ platform, request: { signal } }: PageArgs): Promise<CatalogueStart> {
  const [[categories, popular], favouriteIds] = await Promise.all([
    Promise.allSettled([
      platform.call(categoriesCall, {}, { signal }),
      platform.call(popularCall, {}, { signal }),
    ]),
    readFavouriteIds(platform, { signal }),
  ]);
  if (categories.status === 'rejected' && popular.status === 'rejected') throw categories.reason;
  return { kind: 'start', categories: outcomeOf(categories), popular: outcomeOf(popular), favouriteIds };
}

/** What an address of the catalogue asks for. */
export type CatalogueData = CatalogueStart | FoundList;

export async function loader(args: PageArgs): Promise<CatalogueData> {
  if (new URL(args.request.url).search === '') return readStart(args);
  const parts = await loadSearch();
  const found = await parts.readSearched(args);
  return found === null ? readStart(args) : { kind: 'found', ...found, parts };
}
