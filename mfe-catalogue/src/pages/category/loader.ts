import type { CallOptions, PageArgs } from '@poku/contract';
import { categoriesCall, type Category } from '../../calls/categories';
import { type CouponList, readCouponList } from '../../features/filter-coupons/read-coupon-list';
import type { ListScope } from '../../features/filter-coupons/search';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';

/** What the page opens with. */
export interface ScopedList extends CouponList {
  /** Name of the category or the brand; `null` when it cannot be read. */
  readonly name: string | null;
  readonly favouriteIds: readonly string[] | null;
}

/** What the list of an address is of. */
export const scopeOf = ({ categoryId, brandKey }: PageArgs['params']): ListScope =>
  brandKey === undefined ? { categoryId } : { brandKey };

async function readCategoryName(
  { platform, params }: PageArgs,
  options: CallOptions,
): Promise<string | null> {
  const categories = await platform
    .call(categoriesCall, {}, options)
    // Only the heading needs them; the coupons are worth showing without it.
    .catch((): readonly Category[] => []);
  return categories.find(({ id }) => id === params['categoryId'])?.name ?? null;
}

export async function loader(args: PageArgs): Promise<ScopedList> {
  const options = { signal: args.request.signal };
  const scope = scopeOf(args.params);
  const [list, favouriteIds, categoryName] = await Promise.all([
    readCouponList(args, scope),
    readFavouriteIds(args.platform, options),
    scope.brandKey === undefined ? readCategoryName(args, options) : null,
  ]);
  // A brand has its name with each of its coupons.
  const name = scope.brandKey === undefined ? categoryName : (list.rows[0]?.brand ?? null);
  return { ...list, favouriteIds, name };
}
