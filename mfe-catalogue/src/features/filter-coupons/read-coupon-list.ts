import type { PageArgs, Platform } from '@poku/contract';
import { CATALOGUE_PAGE_SIZE, PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { type ReadPage, readRows, type RowPage } from '@poku/flows/growing-list';
import { type Brand, couponsCall, type Place } from '../../calls/coupons';
import type { Understood } from './understood';
import { type CouponSearch, type ListScope, readSearch, toQuery } from './search';

/** Coupons, and what comes with the first page: the brands of them all among it. */
interface CouponPage extends RowPage<Coupon> {
  readonly brands: readonly Brand[];
  /** Where the search leads besides; none with a later page. */
  readonly places: readonly Place[];
  /** Nothing fits the search: these come near. */
  readonly isNear: boolean;
  readonly understood: Understood;
}

/** What a page of a list opens with. */
export interface CouponList extends CouponPage {
  readonly search: CouponSearch;
}

/** How the coupons of a search are read. */
export const couponsOf =
  ({ call }: Platform, search: CouponSearch, scope: ListScope = {}): ReadPage<CouponPage> =>
  async (page, signal) => {
    const asked = { filter: toQuery(scope, search), ...page };
    const answer = await call(couponsCall, asked, { signal });
    const { coupons: rows, brands, places, isNear, nextCursor } = answer;
    const understood = { minPoints: answer.understoodMinPoints, maxPoints: answer.understoodMaxPoints };
    return { rows, brands, places, isNear, understood, nextCursor };
  };

/** The coupons that an address asks for. */
export async function readCouponList(
  { platform, request }: Pick<PageArgs, 'platform' | 'request'>,
  scope: ListScope = {},
): Promise<CouponList> {
  const search = readSearch(new URL(request.url).searchParams);
  const read = couponsOf(platform, search, scope);
  const rows = search.pages * CATALOGUE_PAGE_SIZE;
  return { search, ...(await readRows(read, rows, PER_PAGE_MAX, request.signal)) };
}
