import type { Coupon } from '@poku/shared/contract';
import { space, styled } from '@poku/shared/ui';
import { CouponItem } from '../../features/list-coupons/coupon-item';

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
        <CouponItem key={coupon.id} coupon={coupon} />
      ))}
    </RowItems>
  );
}
