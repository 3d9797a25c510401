import { useFetcher, useLocation } from '@poku/kit/router';
import { useId, useState } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import type { CouponList, MoreCoupons } from './read-coupon-list';
import { toAddress } from './search';

interface GrownList {
  /** The reading that this list started with. */
  readonly start: CouponList;
  /** Counts the readings, so that an answer for an older one is never appended. */
  readonly reading: number;
  readonly coupons: readonly Coupon[];
  readonly nextCursor: string | null;
  /** Index of the first coupon that the last 'Load more' brought; `null` before the first. */
  readonly firstNew: number | null;
}

const begin = (start: CouponList, reading: number): GrownList => ({
  start,
  reading,
  coupons: start.coupons,
  nextCursor: start.nextCursor,
  firstNew: null,
});

/** Keeps the coupons that are there, as they are. One that moved while the list was read is not shown twice. */
const append = (list: GrownList, more: Pick<CouponList, 'coupons' | 'nextCursor'>): GrownList => {
  const present = new Set(list.coupons.map(({ id }) => id));
  const added = more.coupons.filter(({ id }) => !present.has(id));
  const coupons = [...list.coupons, ...added];
  return {
    ...list,
    coupons,
    nextCursor: more.nextCursor,
    firstNew: Math.min(list.coupons.length, coupons.length - 1),
  };
};

/** The list of the loader and what 'Load more' appended to it, page by page by cursor. */
export function useCouponList(start: CouponList) {
  const { pathname } = useLocation();
  const id = useId();
  const [list, setList] = useState(() => begin(start, 0));
  const fetcher = useFetcher<CouponList | MoreCoupons>({ key: `${id}-${list.reading}` });
  const answer =
    fetcher.data?.kind === 'more' && fetcher.data.after === list.nextCursor ? fetcher.data : null;
  if (list.start !== start) setList(begin(start, list.reading + 1));
  else if (answer && answer.problem === undefined) setList(append(list, answer));

  const loadMore = (): void => {
    if (list.nextCursor === null) return;
    const address = toAddress({ ...start.search, pages: 1 });
    address.set('cursor', list.nextCursor);
    void fetcher.load(`${pathname}?${address.toString()}`);
  };
  return { ...list, loadMore, isLoading: fetcher.state !== 'idle', problem: answer?.problem };
}
