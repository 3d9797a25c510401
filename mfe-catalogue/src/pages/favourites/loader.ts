import type { CallOptions, PageArgs, Platform } from '@poku/contract';
import { ownFavouritesCall } from '../../calls/favourites';
import { favouriteCoupon } from '../../features/list-coupons/favourite-coupon';

/** A list that is there sooner comes without a skeleton, and a way back finds its place in it; in milliseconds. */
const SKELETON_AFTER_MS = 300;

async function readFavourites({ call }: Platform, options: CallOptions) {
  const favourites = await call(ownFavouritesCall, {}, options);
  return {
    coupons: favourites.map(favouriteCoupon),
    ids: favourites.map(({ couponId }) => couponId),
  };
}

/** The member's favourites. */
export type Favourites = Awaited<ReturnType<typeof readFavourites>>;

/** The favourites, or their promise when they take a while. */
export async function loader({
  platform,
  request: { signal },
}: PageArgs): Promise<{ readonly favourites: Favourites | Promise<Favourites> }> {
  const reading = readFavourites(platform, { signal });
  const pause = new Promise<null>((resolve) => setTimeout(() => resolve(null), SKELETON_AFTER_MS));
  // Who left the page hears of no failure.
  reading.catch(() => undefined);
  return { favourites: (await Promise.race([reading, pause])) ?? reading };
}
