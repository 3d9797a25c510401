import type { OwnedCoupon } from '@poku/shared/contract';
import { couponsWording, formatDay } from '@poku/shared/domain';
import { Badge, Picture, radius } from '@poku/shared/ui';
import { paths } from '../../paths';
import { isUsable, stateTones } from './coupon-state';
import { TicketCode } from './ticket-code';
import { Brand, Muted, Name, Root, Stub, Target, Words } from './ticket.styles';

export function Ticket({ coupon }: { readonly coupon: OwnedCoupon }) {
  const { state, name, brand, image, expiresAt } = coupon;
  const day = formatDay(expiresAt);
  return (
    <Root $isOver={!isUsable(coupon)}>
      <Stub>
        <Picture src={image} alt="" width={104} round={radius.control} />
      </Stub>
      <Words>
        <Badge $tone={stateTones[state]}>{couponsWording.state[state]}</Badge>
        <Brand>{brand}</Brand>
        <Name>
          <Target to={paths.coupon(coupon)}>{name}</Target>
        </Name>
        {state === 'revealed' ? (
          <TicketCode coupon={coupon} />
        ) : (
          <Muted>{isUsable(coupon) ? couponsWording.validUntil(day) : couponsWording.endedAt(day)}</Muted>
        )}
      </Words>
    </Root>
  );
}
