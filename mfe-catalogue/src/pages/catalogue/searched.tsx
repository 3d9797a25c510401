import type { PageArgs } from '@poku/contract';
import { filterWording } from '@poku/flows/filter';
import { Button, EmptyState, VisuallyHidden } from '@poku/kit';
import { CouponTools } from '../../features/filter-coupons/coupon-tools';
import { CouponResults } from '../../features/filter-coupons/coupon-results';
import { useFilterMirror } from '../../features/filter-coupons/mirror-filter';
import { type CouponList, readCouponList } from '../../features/filter-coupons/read-coupon-list';
import { EVERYTHING, isRestricted, readSearch } from '../../features/filter-coupons/search';
import type { WantedTool } from '../../features/filter-coupons/tools-start';
import { useCouponSearch } from '../../features/filter-coupons/use-coupon-search';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { couponToolsWording } from '../../wording/coupon-tools';
import { catalogueWording } from '../../wording/catalogue';
import { useBrands } from './use-brands';

/** The coupons that are searched for in the whole catalogue. */
export interface CatalogueList extends CouponList {
  readonly favouriteIds: readonly string[] | null;
}

const NOTHING = { ...EVERYTHING, pages: 1 };

/** What an address searches for; `null` for one that searches for nothing. */
export async function readSearched(args: PageArgs): Promise<CatalogueList | null> {
  const { platform, request } = args;
  if (!isRestricted(readSearch(new URL(request.url).searchParams))) return null;
  const [list, favouriteIds] = await Promise.all([
    readCouponList(args),
    readFavouriteIds(platform, { signal: request.signal }),
  ]);
  return { ...list, favouriteIds };
}

interface SearchToolsProps {
  /** `null` while nothing is searched for. */
  readonly list: CatalogueList | null;
  /** What was pressed before this was there. */
  readonly wanted: WantedTool | null;
}

/** Search and filter of the whole catalogue. */
export function SearchTools({ list, wanted }: SearchToolsProps) {
  const { search, change } = useCouponSearch();
  const { brands, read } = useBrands(list && list.brands);
  useFilterMirror(list?.search ?? NOTHING);
  return (
    <>
      <VisuallyHidden as="h2" tabIndex={-1}>
        {couponToolsWording.search}
      </VisuallyHidden>
      <CouponTools search={search} change={change} brands={brands} onOpen={read} wanted={wanted} />
    </>
  );
}

interface SearchedProps {
  readonly list: CatalogueList;
  /** The search is taken away; the button that did it goes, and the focus must not go with it. */
  readonly onClear: () => void;
}

/** The coupons that were found, in place of the popular ones. */
export function Searched({ list, onClear }: SearchedProps) {
  const { change, isSearching } = useCouponSearch();
  const hearts = useFavourites(list.favouriteIds);
  function handleClear() {
    change(EVERYTHING);
    onClear();
  }
  return (
    <CouponResults
      start={list}
      isSearching={isSearching}
      empty={
        <EmptyState
          drawing="search"
          text={catalogueWording.empty}
          action={<Button onClick={handleClear}>{filterWording.clear}</Button>}
        />
      }
      grid={(coupons, grid) => <CouponGrid ref={grid} coupons={coupons} hearts={hearts} />}
      onPages={(pages) => change({ pages })}
    />
  );
}
