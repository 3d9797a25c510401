import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { FavouriteButton } from './favourite-button';
import { useFavourites } from './use-favourites';

interface CouponHeartProps {
  readonly coupon: Pick<Coupon, 'id' | 'name'>;
  /** From `readFavouriteIds`. */
  readonly favouriteIds: readonly string[] | null;
}

/** The heart of one coupon; nothing for a guest. */
export function CouponHeart({ coupon, favouriteIds }: CouponHeartProps) {
  const favourites = useFavourites(favouriteIds);
  if (favourites === null) return null;
  const { isFavourite, change } = favourites;
  return (
    <FavouriteButton
      name={coupon.name}
      isSet={isFavourite(coupon.id)}
      onChange={(isSet) => change(coupon.id, isSet)}
    />
  );
}
