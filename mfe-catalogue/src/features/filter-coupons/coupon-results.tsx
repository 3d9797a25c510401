import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { MoreRows, useGrowingList } from '@poku/flows/growing-list';
import { Caption, motion, Notice, Stack, styled, VisuallyHidden } from '@poku/kit';
import { usePlatform } from '@poku/platform';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { LOADED_COUPONS_MAX } from '../../limits';
import { couponSearchWording } from '../../wording/coupon-search';
import { type CouponList, couponsOf } from './read-coupon-list';
import type { ListScope } from './search';
import { SearchPlaces } from './search-places';
import { understoodLabel } from './understood';

/** The old list stays in place until the new one is there, and looks so. */
const Results = styled(Stack)`
  transition: opacity ${motion.quick} ease-out;
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

interface ShownCoupons {
  readonly coupons: readonly Coupon[];
  /** Index of the first coupon that the last 'Load more' brought; `null` before the first. */
  readonly firstNew: number | null;
}

const begin = (coupons: readonly Coupon[]): ShownCoupons => ({ coupons, firstNew: null });

/** Keeps the coupons that are there, as they are. One that moved while the list was read is not shown twice. */
const append = ({ coupons }: ShownCoupons, more: readonly Coupon[]): ShownCoupons => {
  const present = new Set(coupons.map(({ id }) => id));
  const all = [...coupons, ...more.filter(({ id }) => !present.has(id))];
  return { coupons: all, firstNew: Math.min(coupons.length, all.length - 1) };
};

/** What the results ask of the grid that shows them. */
interface GridHandle {
  readonly focusCard: (index: number) => void;
}

interface CouponResultsProps {
  readonly start: CouponList;
  readonly scope?: ListScope;
  /** The list of another search is on its way. */
  readonly isSearching: boolean;
  /** Stands in place of no coupons. */
  readonly empty: ReactNode;
  /** Shows the coupons. */
  readonly grid: (coupons: readonly Coupon[], ref: RefObject<GridHandle | null>) => ReactNode;
  /** So many pages are shown now. */
  readonly onPages: (pages: number) => void;
}

/** The coupons that were found, and more of them by 'Load more'. */
export function CouponResults(props: CouponResultsProps) {
  const { start, scope, isSearching, empty, grid, onPages } = props;
  const read = couponsOf(usePlatform(), start.search, scope);
  const { shown, hasMore, isLoading, problem, grow } = useGrowingList({ start, begin, append, read });
  const { coupons, firstNew } = shown;
  const isNear = start.isNear && coupons.length > 0;
  const limits = understoodLabel(start.understood);
  const handle = useRef<GridHandle>(null);
  const tellGrowth = useEffectEvent((index: number) => {
    handle.current?.focusCard(index);
    if (!isSearching) onPages(Math.ceil(coupons.length / CATALOGUE_PAGE_SIZE));
  });
  useEffect(() => {
    if (firstNew !== null) tellGrowth(firstNew);
  }, [firstNew, coupons]);

  let end: ReactNode;
  if (hasMore && coupons.length >= LOADED_COUPONS_MAX) {
    end = <Caption>{couponSearchWording.listFull(coupons.length)}</Caption>;
  } else if (hasMore) {
    end = (
      <MoreRows
        isLoading={isLoading}
        isDisabled={isSearching}
        problem={problem && couponSearchWording.loadMoreFailed(problem)}
        onPress={() => grow(CATALOGUE_PAGE_SIZE)}
      />
    );
  }
  return (
    <Results aria-busy={isSearching}>
      <SearchPlaces places={start.places} />
      {limits !== null && <Caption>{limits}</Caption>}
      {isNear && <Notice tone="info">{couponSearchWording.near}</Notice>}
      <VisuallyHidden role="status">
        {isNear && `${couponSearchWording.near} `}
        {limits !== null && `${limits} `}
        {couponSearchWording.shown(coupons.length)}
      </VisuallyHidden>
      {coupons.length === 0 ? empty : grid(coupons, handle)}
      {end}
    </Results>
  );
}
