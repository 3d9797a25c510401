import type { Category, Coupon, PageArgs } from '@poku/shared/contract';
import { messageFor } from '@poku/shared/platform';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';
import {
  type CouponList,
  type MoreCoupons,
  readCouponList,
  readMore,
} from '../../features/filter-coupons/read-coupon-list';
import { type CouponSearch, isRestricted, readSearch } from '../../features/filter-coupons/search';

/** One of the two lists, or why it is missing. */
export type Outcome<T> =
  { readonly status: 'ready'; readonly value: T } | { readonly status: 'failed'; readonly message: string };

/** The coupons that are searched for in the whole catalogue. */
export interface CatalogueList extends CouponList {
  readonly favouriteIds: readonly string[] | null;
}

/** What stands there while nothing is searched for. */
export interface CatalogueStart {
  readonly kind: 'start';
  /** It restricts nothing. */
  readonly search: CouponSearch;
  readonly categories: Outcome<readonly Category[]>;
  readonly popular: Outcome<readonly Coupon[]>;
  readonly favouriteIds: readonly string[] | null;
}

function outcomeOf<T>(settled: PromiseSettledResult<T>): Outcome<T> {
  return settled.status === 'fulfilled'
    ? { status: 'ready', value: settled.value }
    : { status: 'failed', message: messageFor(settled.reason) };
}

export async function loader(args: PageArgs): Promise<CatalogueStart | CatalogueList | MoreCoupons> {
  const { platform, request } = args;
  const more = readMore(args);
  if (more) return more;
  const search = readSearch(new URL(request.url).searchParams);
  const { signal } = request;
  if (isRestricted(search)) {
    const [list, favouriteIds] = await Promise.all([
      readCouponList(args),
      readFavouriteIds(platform, { signal }),
    ]);
    return { ...list, favouriteIds };
  }
  const { catalogue } = platform.api;
  const [[categories, popular], favouriteIds] = await Promise.all([
    Promise.allSettled([catalogue.categories({ signal }), catalogue.popular({ signal })]),
    readFavouriteIds(platform, { signal }),
  ]);
  if (categories.status === 'rejected' && popular.status === 'rejected') throw categories.reason;
  return {
    kind: 'start',
    search,
    categories: outcomeOf(categories),
    popular: outcomeOf(popular),
    favouriteIds,
  };
}
