import { Skeleton, space, styled } from '@poku/kit';
import { type AddressOf, CouponItem, type ListedCoupon, type ListHearts } from './coupon-item';

/** Cards that fill the row on a wide screen while it loads. */
const SKELETON_CARDS = 5;

/** Runs to both edges of the page, so that the cut card shows that there is more. */
const RowItems = styled.ul`
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

interface CouponRowProps {
  readonly coupons: readonly ListedCoupon[];
  readonly hearts?: ListHearts | null;
  readonly addressOf?: AddressOf;
}

/** Coupons beside each other, to push along with a thumb. */
export function CouponRow({ coupons, hearts = null, addressOf }: CouponRowProps) {
  return (
    <RowItems>
      {coupons.map((coupon) => (
        <CouponItem
          key={coupon.id}
          coupon={coupon}
          isFavourite={hearts?.isFavourite(coupon.id)}
          onFavourite={hearts?.change}
          addressOf={addressOf}
        />
      ))}
    </RowItems>
  );
}

/** The row on its way. */
export function CouponRowSkeleton() {
  return (
    <RowItems>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Skeleton shape="card" label={null} />
        </li>
      ))}
    </RowItems>
  );
}
