import type { OwnedCoupon } from '@poku/shared/contract';
import { Grid, styled } from '@poku/shared/ui';
import { Ticket } from './ticket';

const Items = styled(Grid)`
  list-style: none;
`;

export function TicketList({ coupons }: { readonly coupons: readonly OwnedCoupon[] }) {
  return (
    <Items as="ul" $columns={1} $wideColumns={2}>
      {coupons.map((coupon) => (
        <li key={coupon.reference}>
          <Ticket coupon={coupon} />
        </li>
      ))}
    </Items>
  );
}
