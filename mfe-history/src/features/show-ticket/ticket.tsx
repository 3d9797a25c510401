import { Caption, CardLink, CardName, Picture, radius } from '@poku/kit';
import type { ReactNode } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { isUsable, revealEndOf, shownCodeOf } from '../../coupon-state';
import { paths } from '../../paths';
import { Countdown } from './countdown';
import { StateBadge } from './state-badge';
import { TicketCode } from './ticket-code';
import { Face, Foot, Root, Stub, Words } from './ticket.styles';
import { Validity } from './validity';

interface TicketProps {
  readonly coupon: OwnedCoupon;
  readonly onEnd: () => void;
  readonly foot: ReactNode;
}

export function Ticket({ coupon, onEnd, foot }: TicketProps) {
  const { state, name, brand, image } = coupon;
  const endMs = revealEndOf(coupon);
  const code = shownCodeOf(coupon);
  const hasFoot = Boolean(foot);
  return (
    <Root $isOver={!isUsable(coupon)}>
      <Face>
        <Stub>
          <Picture src={image} alt="" width={104} round={radius.control} />
        </Stub>
        <Words>
          <StateBadge state={state} />
          <Caption>{brand}</Caption>
          <CardName>
            <CardLink to={paths.coupon(coupon)}>{name}</CardLink>
          </CardName>
          <Validity coupon={coupon} />
          {code !== null && !hasFoot && <TicketCode code={code} />}
          {endMs !== null && <Countdown endMs={endMs} onEnd={onEnd} />}
        </Words>
      </Face>
      {hasFoot && <Foot>{foot}</Foot>}
    </Root>
  );
}
