import type { Coupon } from '@poku/shared/contract';
import { CouponCard, space, styled } from '@poku/shared/ui';
import { paths } from '../../paths';

/** Runs to both edges of the page, so that the cut card shows that there is more. */
export const RowItems = styled.ul`
  display: flex;
  gap: ${space(3)};
  margin-inline: -${space(4)};
  padding: ${space(1)} ${space(4)} ${space(3)};
  list-style: none;
  overflow-x: auto;
  scroll-padding-inline: ${space(4)};
  scroll-snap-type: x proximity;
  > li {
    flex: 0 0 172px;
    scroll-snap-align: start;
  }
`;

export function CouponRow({ coupons }: { readonly coupons: readonly Coupon[] }) {
  return (
    <RowItems>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard
            to={paths.coupon(coupon)}
            image={coupon.image}
            brand={coupon.brand}
            name={coupon.name}
            pricePoints={coupon.pricePoints}
            isSoldOut={coupon.stock < 1}
          />
        </li>
      ))}
    </RowItems>
  );
}
