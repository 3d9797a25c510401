import type { PageArgs } from '@poku/contract';
import { readCoupon } from '../../features/buy-coupon/read-coupon';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';

export async function loader({ platform, request }: PageArgs) {
  const voucherId = new URL(request.url).searchParams.get('id') ?? undefined;
  const [view, favouriteIds] = await Promise.all([
    readCoupon({ platform, request }, voucherId),
    readFavouriteIds(platform, { signal: request.signal }),
  ]);
  return { view, favouriteIds };
}
