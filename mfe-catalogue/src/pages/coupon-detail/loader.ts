import type { PageArgs } from '@poku/contract';
import { isFromRecommendation, readCoupon } from '../../features/buy-coupon/read-coupon';
import { takeOpened } from '../../features/list-coupons/opened-coupon';
import { withFavouriteIds } from '../../features/mark-favourite/with-favourite-ids';

const idOf = ({ url }: Request) => new URL(url).searchParams.get('id') ?? undefined;

const read = withFavouriteIds((args) => readCoupon(args, idOf(args.request)));

/** Why what was promised did not come. */
export interface Failure {
  readonly error: unknown;
}

let next: Failure | undefined;

/** Has the loader throw what failed when the page is loaded again, which is next. */
export const failNext = (failure: Failure): void => {
  next = failure;
};

/** The coupon of the address; of one that was just opened from a list, what the list knew of it, at once, and the coupon as a promise. */
export const loader = async (args: PageArgs) => {
  const failure = next;
  next = undefined;
  if (failure) throw failure.error;
  const coupon = takeOpened(idOf(args.request));
  if (!coupon) return { loaded: await read(args) };
  const known = { coupon, isRecommended: isFromRecommendation(args.request) };
  return { known, loaded: read(args).catch((error: unknown): Failure => ({ error })) };
};
