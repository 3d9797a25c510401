import type { CallOptions, PageArgs, Platform } from '@poku/contract';
import { CATALOGUE_PAGE_SIZE, PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { messageFor } from '@poku/platform';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { type Brand, type CouponQuery, couponsCall } from '../../calls/coupons';
import { type CouponSearch, readSearch, toQuery } from './search';

/** What a page of a list opens with. */
export interface CouponList {
  readonly kind: 'list';
  readonly search: CouponSearch;
  readonly coupons: readonly Coupon[];
  readonly brands: readonly Brand[];
  readonly nextCursor: string | null;
}

/** What 'Load more' brings: the page after a cursor, or why it did not come. */
export type MoreCoupons = {
  readonly kind: 'more';
  readonly after: string;
} & (
  | { readonly coupons: readonly Coupon[]; readonly nextCursor: string | null; readonly problem?: undefined }
  | { readonly problem: string }
);

type Args = Pick<PageArgs, 'platform' | 'request'>;

/** Reads up to `rows` coupons in large pages. What came before a failure is shown, and goes on from there. */
async function readRows({ call }: Platform, filter: CouponQuery, rows: number, options: CallOptions) {
  const first = await call(couponsCall, { filter, perPage: Math.min(rows, PER_PAGE_MAX) }, options);
  const coupons = [...first.coupons];
  let { nextCursor } = first;
  while (nextCursor !== null && coupons.length < rows) {
    const perPage = Math.min(rows - coupons.length, PER_PAGE_MAX);
    const next = await call(couponsCall, { filter, cursor: nextCursor, perPage }, options).catch(() => null);
    options.signal?.throwIfAborted();
    if (next === null) break;
    coupons.push(...next.coupons);
    nextCursor = next.nextCursor;
  }
  return { coupons, brands: first.brands, nextCursor };
}

async function readPage(
  { call }: Platform,
  filter: CouponQuery,
  after: string,
  options: CallOptions,
): Promise<MoreCoupons> {
  try {
    const page = { filter, cursor: after, perPage: CATALOGUE_PAGE_SIZE };
    const { coupons, nextCursor } = await call(couponsCall, page, options);
    return { kind: 'more', after, coupons, nextCursor };
  } catch (error) {
    options.signal?.throwIfAborted();
    return { kind: 'more', after, problem: messageFor(error) };
  }
}

/** The page after the cursor of an address; `null` for an address without one. @param categoryId default every category */
export function readMore({ platform, request }: Args, categoryId?: string): Promise<MoreCoupons> | null {
  const { searchParams } = new URL(request.url);
  const cursor = searchParams.get('cursor');
  if (!cursor) return null;
  const query = toQuery(categoryId, readSearch(searchParams));
  return readPage(platform, query, cursor, { signal: request.signal });
}

/** The coupons that an address asks for. @param categoryId default every category */
export async function readCouponList({ platform, request }: Args, categoryId?: string): Promise<CouponList> {
  const options = { signal: request.signal };
  const search = readSearch(new URL(request.url).searchParams);
  const rows = search.pages * CATALOGUE_PAGE_SIZE;
  return {
    kind: 'list',
    search,
    ...(await readRows(platform, toQuery(categoryId, search), rows, options)),
  };
}
