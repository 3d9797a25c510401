import type { Favourite } from '../../calls/favourites';
import type { ListedCoupon } from './coupon-item';

/** A favourite as a list shows it. Its name begins with the brand, which a card has above the name already. */
export function favouriteCoupon(favourite: Favourite): ListedCoupon {
  const { couponId, name, brand } = favourite;
  const ownName = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  return { ...favourite, id: couponId, name: ownName };
}
