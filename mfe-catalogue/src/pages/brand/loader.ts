import type { PageArgs } from '@poku/contract';
import { CATALOGUE_PAGE_SIZE, PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { readRows } from '@poku/flows/growing-list';
import { NO_FILTER } from '../../features/filter-coupons/coupon-filter';
import { type CouponList, couponsOf } from '../../features/filter-coupons/read-coupon-list';
import { readSearch } from '../../features/filter-coupons/search';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';

/** What the page opens with. */
export interface BrandList extends CouponList {
  /** Name of the brand; `null` for one without a coupon on sale. */
  readonly name: string | null;
  readonly favouriteIds: readonly string[] | null;
}

/** The coupons of a brand; of the address only how many pages are shown counts besides. */
export async function loader({ platform, params, request }: PageArgs): Promise<BrandList> {
  const { brandKey = '' } = params;
  const { pages } = readSearch(new URL(request.url).searchParams);
  const search = { name: '', filter: { ...NO_FILTER, brands: [brandKey] }, pages };
  const [list, favouriteIds] = await Promise.all([
    readRows(couponsOf(platform, search), pages * CATALOGUE_PAGE_SIZE, PER_PAGE_MAX, request.signal),
    readFavouriteIds(platform, { signal: request.signal }),
  ]);
  return { ...list, search, favouriteIds, name: list.rows[0]?.brand ?? null };
}
