import type { Category, CouponQuery, PageArgs } from '@poku/shared/contract';
import { CATALOGUE_PAGE_SIZE } from '@poku/shared/domain';
import { readSearch } from './search';

export async function loader({ platform, request, params }: PageArgs) {
  const { catalogue } = platform.api;
  const { signal } = request;
  const { categoryId = '' } = params;
  const search = readSearch(new URL(request.url).searchParams);
  const query: CouponQuery = {
    categoryId,
    name: search.name,
    sort: search.sort ?? undefined,
    maxPricePoints: search.isAffordableOnly ? (platform.points$.value.totalPoints ?? undefined) : undefined,
    perPage: CATALOGUE_PAGE_SIZE,
  };
  const numbers = Array.from({ length: search.pages }, (_, index) => index + 1);
  const [lists, categories] = await Promise.all([
    Promise.all(numbers.map((page) => catalogue.coupons({ ...query, page }, { signal }))),
    // Only the heading needs them; the coupons are worth showing without it.
    catalogue.categories({ signal }).catch((): readonly Category[] => []),
  ]);
  return {
    search,
    name: categories.find(({ id }) => id === categoryId)?.name ?? null,
    coupons: lists.flatMap(({ coupons }) => coupons),
    hasMore: lists.at(-1)?.coupons.length === CATALOGUE_PAGE_SIZE,
  };
}
