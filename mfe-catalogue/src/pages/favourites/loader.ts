import type { CallOptions, PageArgs, Platform } from '@poku/contract';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { ownFavouritesCall } from '../../calls/favourites';
import { recommendationsCall } from '../../calls/recommendations';
import { favouriteCoupon } from '../../features/list-coupons/favourite-coupon';

/** A list that is there sooner comes without a skeleton, and a way back finds its place in it; in milliseconds. */
const SKELETON_AFTER_MS = 300;

/** Coupons to begin with; full rows in 2 to 4 columns. */
const SUGGESTED = 12;

/** Nothing is missed without them. */
const readSuggested = async ({ call }: Platform, options: CallOptions): Promise<readonly Coupon[]> =>
  call(recommendationsCall, {}, options).then(
    ({ coupons }) => coupons.slice(0, SUGGESTED),
    () => [],
  );

async function readFavourites(platform: Platform, options: CallOptions) {
  const favourites = await platform.call(ownFavouritesCall, {}, options);
  return {
    /** For a member who has marked none. */
    suggested: favourites.length === 0 ? await readSuggested(platform, options) : [],
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
