import type { ReactNode } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { Ticket } from './ticket';
import { Place, Tickets } from './ticket.styles';

export interface TicketListProps {
  readonly coupons: readonly OwnedCoupon[];
  /** Called when a code's time is over. */
  readonly onEnd: () => void;
  /** What can be done with a revealed code; it then stands in a part of the ticket of its own. */
  readonly footOf?: (coupon: OwnedCoupon) => ReactNode;
  /** Has just been got: it comes out of the upper edge of its place, once. */
  readonly drawnIn?: OwnedCoupon;
}

export function TicketList({ coupons, onEnd, footOf, drawnIn }: TicketListProps) {
  return (
    <Tickets as="ul" $columns={1} $wideColumns={2}>
      {coupons.map((coupon) => (
        <Place key={coupon.reference} $isDrawnIn={coupon === drawnIn}>
          <Ticket coupon={coupon} onEnd={onEnd} foot={footOf?.(coupon)} />
        </Place>
      ))}
    </Tickets>
  );
}
