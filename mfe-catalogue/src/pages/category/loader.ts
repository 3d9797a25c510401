import type {
  Brand,
  CallOptions,
  Category,
  Coupon,
  CouponQuery,
  PageArgs,
  PokuApi,
} from '@poku/shared/contract';
import { CATALOGUE_PAGE_SIZE, PER_PAGE_MAX } from '@poku/shared/domain';
import { messageFor } from '@poku/shared/platform';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';
import { type CategorySearch, readSearch, toQuery } from './search';

/** What the page opens with. */
export interface CategoryList {
  readonly kind: 'list';
  readonly search: CategorySearch;
  /** Name of the category; `null` when it cannot be read. */
  readonly name: string | null;
  readonly coupons: readonly Coupon[];
  readonly brands: readonly Brand[];
  readonly nextCursor: string | null;
  readonly favouriteIds: readonly string[] | null;
}

/** What 'Load more' brings: the page after a cursor, or why it did not come. */
export type MoreCoupons = {
  readonly kind: 'more';
  readonly after: string;
} & (
  | { readonly coupons: readonly Coupon[]; readonly nextCursor: string | null; readonly problem?: undefined }
  | { readonly problem: string }
);

/** Reads up to `rows` coupons in large pages. What came before a failure is shown, and goes on from there. */
async function readRows({ catalogue }: PokuApi, query: CouponQuery, rows: number, options: CallOptions) {
  const first = await catalogue.coupons({ ...query, perPage: Math.min(rows, PER_PAGE_MAX) }, options);
  const coupons = [...first.coupons];
  let { nextCursor } = first;
  while (nextCursor !== null && coupons.length < rows) {
    const perPage = Math.min(rows - coupons.length, PER_PAGE_MAX);
    const next = await catalogue
      .coupons({ ...query, cursor: nextCursor, perPage }, options)
      .catch(() => null);
    options.signal?.throwIfAborted();
    if (next === null) break;
    coupons.push(...next.coupons);
    nextCursor = next.nextCursor;
  }
  return { coupons, brands: first.brands, nextCursor };
}

async function readMore(
  { catalogue }: PokuApi,
  query: CouponQuery,
  after: string,
  options: CallOptions,
): Promise<MoreCoupons> {
  try {
    const page = { ...query, cursor: after, perPage: CATALOGUE_PAGE_SIZE };
    const { coupons, nextCursor } = await catalogue.coupons(page, options);
    return { kind: 'more', after, coupons, nextCursor };
  } catch (error) {
    options.signal?.throwIfAborted();
    return { kind: 'more', after, problem: messageFor(error) };
  }
}

export async function loader({ platform, request, params }: PageArgs): Promise<CategoryList | MoreCoupons> {
  const { api } = platform;
  const options = { signal: request.signal };
  const { categoryId = '' } = params;
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams);
  const query = toQuery(categoryId, search);
  const cursor = searchParams.get('cursor');
  if (cursor) return readMore(api, query, cursor, options);

  const [list, categories, favouriteIds] = await Promise.all([
    readRows(api, query, search.pages * CATALOGUE_PAGE_SIZE, options),
    // Only the heading needs them; the coupons are worth showing without it.
    api.catalogue.categories(options).catch((): readonly Category[] => []),
    readFavouriteIds(platform, options),
  ]);
  const name = categories.find(({ id }) => id === categoryId)?.name ?? null;
  return { kind: 'list', search, name, favouriteIds, ...list };
}
