import type { PageArgs } from '@poku/contract';
import { readFavouriteIds } from './read-favourite-ids';

/** The loader of a page whose coupons have hearts: what `read` gives, beside what the member marked. */
export const withFavouriteIds =
  <View>(read: (args: PageArgs) => Promise<View>) =>
  async (args: PageArgs) => {
    const [view, favouriteIds] = await Promise.all([
      read(args),
      readFavouriteIds(args.platform, { signal: args.request.signal }),
    ]);
    return { view, favouriteIds };
  };
