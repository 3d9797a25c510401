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
  /** How many of the first have just been got: each comes out of the upper edge of its place, once. Default 0. */
  readonly drawnIn?: number;
  /** The one that is shown beside the list. */
  readonly chosen?: OwnedCoupon;
}

export function TicketList({ coupons, onEnd, footOf, drawnIn = 0, chosen }: TicketListProps) {
  return (
    <Tickets as="ul" $columns={1} $wideColumns={2}>
      {coupons.map((coupon, index) => (
        <Place
          key={coupon.reference}
          $isDrawnIn={index < drawnIn}
          aria-current={coupon === chosen ? true : undefined}
        >
          <Ticket coupon={coupon} onEnd={onEnd} foot={footOf?.(coupon)} />
        </Place>
      ))}
    </Tickets>
  );
}
