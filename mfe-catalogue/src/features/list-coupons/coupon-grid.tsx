import type { Coupon } from '@poku/shared/contract';
import { CouponCard, Grid, styled } from '@poku/shared/ui';
import { paths } from '../../paths';

/** Pictures in sight on a phone without scrolling. */
const EAGER_PICTURES = 2;

const Items = styled(Grid)`
  list-style: none;
`;

export function CouponGrid({ coupons }: { readonly coupons: readonly Coupon[] }) {
  return (
    <Items as="ul">
      {coupons.map((coupon, index) => (
        <li key={coupon.id}>
          <CouponCard
            to={paths.coupon(coupon)}
            image={coupon.image}
            brand={coupon.brand}
            name={coupon.name}
            pricePoints={coupon.pricePoints}
            isSoldOut={coupon.stock < 1}
            eager={index < EAGER_PICTURES}
          />
        </li>
      ))}
    </Items>
  );
}
