import type { PageArgs } from '@poku/contract';
import { categoriesCall, type Category } from '../../calls/categories';
import { type CouponList, readCouponList } from '../../features/filter-coupons/read-coupon-list';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';

/** What the page opens with. */
export interface CategoryList extends CouponList {
  /** Name of the category; `null` when it cannot be read. */
  readonly name: string | null;
  readonly favouriteIds: readonly string[] | null;
}

export async function loader(args: PageArgs): Promise<CategoryList> {
  const { categoryId = '' } = args.params;
  const options = { signal: args.request.signal };
  const [list, favouriteIds, categories] = await Promise.all([
    readCouponList(args, categoryId),
    readFavouriteIds(args.platform, options),
    // Only the heading needs them; the coupons are worth showing without it.
    args.platform.call(categoriesCall, {}, options).catch((): readonly Category[] => []),
  ]);
  return { ...list, favouriteIds, name: categories.find(({ id }) => id === categoryId)?.name ?? null };
}
