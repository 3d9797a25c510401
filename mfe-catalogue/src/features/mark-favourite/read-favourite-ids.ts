import type { CallOptions, Platform } from '@poku/shared/contract';
import { whenSettled } from '@poku/shared/platform';

/**
 * Ids of the coupons that the member marked, for `useFavourites`. `null` for a guest, and when they cannot be read:
 * coupons are worth showing without hearts. Never rejects.
 */
export async function readFavouriteIds(
  { api, session$ }: Pick<Platform, 'api' | 'session$'>,
  options: CallOptions,
): Promise<readonly string[] | null> {
  try {
    // A page that everybody may open is loaded before it is known who is here.
    if ((await whenSettled(session$)).status !== 'member') return null;
    return (await api.catalogue.ownFavourites(options)).map(({ voucherId }) => voucherId);
  } catch {
    return null;
  }
}
