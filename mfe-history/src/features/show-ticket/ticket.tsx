import type { OwnedCoupon } from '@poku/shared/contract';
import { couponsWording, formatDay } from '@poku/shared/domain';
import { Badge, Caption, CardLink, CardName, Picture, radius } from '@poku/shared/ui';
import { paths } from '../../paths';
import { isUsable, stateTones } from './coupon-state';
import { TicketCode } from './ticket-code';
import { Root, Stub, Words } from './ticket.styles';

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
        <Caption>{brand}</Caption>
        <CardName>
          <CardLink to={paths.coupon(coupon)}>{name}</CardLink>
        </CardName>
        {state === 'revealed' ? (
          <TicketCode coupon={coupon} />
        ) : (
          <Caption>{isUsable(coupon) ? couponsWording.validUntil(day) : couponsWording.endedAt(day)}</Caption>
        )}
      </Words>
    </Root>
  );
}
