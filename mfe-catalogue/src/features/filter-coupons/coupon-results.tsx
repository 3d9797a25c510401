import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import { motion, Stack, styled, VisuallyHidden } from '@poku/kit';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { couponSearchWording } from '../../wording/coupon-search';
import { LoadMore } from './load-more';
import type { CouponList } from './read-coupon-list';
import { useCouponList } from './use-coupon-list';

/** The old list stays in place until the new one is there, and looks so. */
const Results = styled(Stack)`
  transition: opacity ${motion.quick} ease-out;
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

/** What the results ask of the grid that shows them. */
interface GridHandle {
  readonly focusCard: (index: number) => void;
}

interface CouponResultsProps {
  readonly start: CouponList;
  /** The list of another search is on its way. */
  readonly isSearching: boolean;
  /** Stands in place of no coupons. */
  readonly empty: ReactNode;
  /** Shows the coupons. */
  readonly grid: (coupons: readonly Coupon[], ref: RefObject<GridHandle | null>) => ReactNode;
  /** So many pages are shown now. */
  readonly onPages: (pages: number) => void;
}

export function CouponResults({ start, isSearching, empty, grid, onPages }: CouponResultsProps) {
  const list = useCouponList(start);
  const handle = useRef<GridHandle>(null);
  const { coupons, firstNew, nextCursor } = list;
  const tellGrowth = useEffectEvent((index: number) => {
    handle.current?.focusCard(index);
    if (!isSearching) onPages(Math.ceil(coupons.length / CATALOGUE_PAGE_SIZE));
  });
  useEffect(() => {
    if (firstNew !== null) tellGrowth(firstNew);
  }, [firstNew, coupons]);

  return (
    <Results aria-busy={isSearching}>
      <VisuallyHidden role="status">{couponSearchWording.shown(coupons.length)}</VisuallyHidden>
      {coupons.length === 0 ? empty : grid(coupons, handle)}
      {nextCursor !== null && (
        <LoadMore
          shown={coupons.length}
          isLoading={list.isLoading}
          isDisabled={isSearching}
          problem={list.problem}
          onLoad={list.loadMore}
        />
      )}
    </Results>
  );
}
