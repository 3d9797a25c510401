import type { Coupon } from '@poku/shared/contract';
import { Grid, styled } from '@poku/shared/ui';
import { CouponItem } from './coupon-item';

/** Pictures in sight on a phone without scrolling. */
const EAGER_PICTURES = 2;

const Items = styled(Grid)`
  list-style: none;
`;

export function CouponGrid({ coupons }: { readonly coupons: readonly Coupon[] }) {
  return (
    <Items as="ul">
      {coupons.map((coupon, index) => (
        <CouponItem key={coupon.id} coupon={coupon} eager={index < EAGER_PICTURES} />
      ))}
    </Items>
  );
}
