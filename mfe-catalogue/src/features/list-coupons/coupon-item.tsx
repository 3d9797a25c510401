import type { Coupon } from '@poku/shared/contract';
import { CouponCard } from '@poku/shared/ui';
import { paths } from '../../paths';

/** What a list shows of a coupon, and what its address needs. */
export type ListedCoupon = Pick<
  Coupon,
  'id' | 'redemptionRuleId' | 'rewardItemId' | 'name' | 'brand' | 'image' | 'pricePoints' | 'stock'
>;

interface CouponItemProps {
  readonly coupon: ListedCoupon;
  /** In sight at once. Default false. */
  readonly eager?: boolean;
}

/** A coupon of a list, leading to its page. */
export function CouponItem({ coupon, eager }: CouponItemProps) {
  return (
    <li>
      <CouponCard
        to={paths.coupon(coupon)}
        image={coupon.image}
        brand={coupon.brand}
        name={coupon.name}
        pricePoints={coupon.pricePoints}
        isSoldOut={coupon.stock < 1}
        eager={eager}
      />
    </li>
  );
}
