import type { PageArgs } from '@poku/contract';
import { isFromRecommendation, readCoupon } from '../../features/buy-coupon/read-coupon';
import { takeOpened } from '../../features/list-coupons/opened-coupon';
import { withFavouriteIds } from '../../features/mark-favourite/with-favourite-ids';

const idOf = ({ url }: Request) => new URL(url).searchParams.get('id') ?? undefined;

const read = withFavouriteIds((args) => readCoupon(args, idOf(args.request)));

/**
 * The coupon of the address; of one that was just opened from a list, what the list knew of it, at once, and the coupon as a promise.
 * That gives undefined when it fails: loaded again, it is waited for, and then its failure is the page's.
 */
export const loader = async (args: PageArgs) => {
  const coupon = takeOpened(idOf(args.request));
  if (!coupon) return { loaded: await read(args) };
  const known = { coupon, isRecommended: isFromRecommendation(args.request) };
  return { known, loaded: read(args).catch(() => undefined) };
};
