import type { CallOptions, Platform } from '@poku/contract';
import { whenSettled } from '@poku/platform';
import { ownFavouritesCall } from '../../calls/favourites';

/**
 * Ids of the coupons that the member marked, for `useFavourites`. `null` for a guest, and when they cannot be read:
 * coupons are worth showing without hearts. Never rejects.
 */
export async function readFavouriteIds(
  { call, session$ }: Pick<Platform, 'call' | 'session$'>,
  options: CallOptions,
): Promise<readonly string[] | null> {
  try {
    // A page that everybody may open is loaded before it is known who is here.
    if ((await whenSettled(session$)).status !== 'member') return null;
    return (await call(ownFavouritesCall, {}, options)).map(({ couponId }) => couponId);
  } catch {
    return null;
  }
}
