import { couponSearchWording, CATALOGUE_PAGE_SIZE } from '@poku/shared/domain';
import { motion, Stack, styled, VisuallyHidden } from '@poku/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CouponGrid, type CouponGridHandle } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import type { CategoryList } from './loader';
import { LoadMore } from './load-more';
import { useCouponList } from './use-coupon-list';

/** The old list stays in place until the new one is there, and looks so. */
const Results = styled(Stack)`
  transition: opacity ${motion.quick} ease-out;
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

interface CouponResultsProps {
  readonly start: CategoryList;
  /** The list of another search is on its way. */
  readonly isSearching: boolean;
  /** Stands in place of no coupons. */
  readonly empty: ReactNode;
  /** So many pages are shown now. */
  readonly onPages: (pages: number) => void;
}

export function CouponResults({ start, isSearching, empty, onPages }: CouponResultsProps) {
  const list = useCouponList(start);
  const hearts = useFavourites(start.favouriteIds);
  const grid = useRef<CouponGridHandle>(null);
  const { coupons, firstNew, nextCursor } = list;
  const tellGrowth = useEffectEvent((index: number) => {
    grid.current?.focusCard(index);
    if (!isSearching) onPages(Math.ceil(coupons.length / CATALOGUE_PAGE_SIZE));
  });
  useEffect(() => {
    if (firstNew !== null) tellGrowth(firstNew);
  }, [firstNew, coupons]);

  return (
    <Results aria-busy={isSearching}>
      <VisuallyHidden role="status">{couponSearchWording.shown(coupons.length)}</VisuallyHidden>
      {coupons.length === 0 ? empty : <CouponGrid ref={grid} coupons={coupons} hearts={hearts} />}
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
