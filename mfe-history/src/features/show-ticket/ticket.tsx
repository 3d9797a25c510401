import { formatDay, formatTime } from '@poku/domain/dates';
import { formatRupiah } from '@poku/domain/numbers';
import { Caption, CardLink, CardName, Picture } from '@poku/kit';
import { type ReactNode, useRef } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { isUsable, revealEndOf, shownCodeOf } from '../../coupon-state';
import { paths } from '../../paths';
import { sendingWording } from '../../wording/sending';
import { useFocusHeir } from '../../use-focus-heir';
import { ChannelLine } from './channel-line';
import { Countdown } from './countdown';
import { DeliveryLines } from './delivery-lines';
import { StateBadge } from './state-badge';
import { TicketCode } from './ticket-code';
import { Face, Foot, Root, Stub, Top, Words, Worth } from './ticket.styles';
import { Validity } from './validity';

interface CodePartProps {
  readonly children: ReactNode;
  /** Where the focus goes when the part leaves with it. */
  readonly focusHeir: () => HTMLElement | null | undefined;
}

function CodePart({ children, focusHeir }: CodePartProps) {
  const part = useFocusHeir(focusHeir);
  return <Foot ref={part}>{children}</Foot>;
}

interface TicketProps {
  readonly coupon: OwnedCoupon;
  readonly onEnd: () => void;
  readonly foot: ReactNode;
}

export function Ticket({ coupon, onEnd, foot }: TicketProps) {
  const { state, name, brand, image, faceValueRupiah, giftEndsAt, delivery } = coupon;
  const endMs = revealEndOf(coupon);
  const code = shownCodeOf(coupon);
  const hasFoot = Boolean(foot);
  const isWorthTold = faceValueRupiah > 0 && delivery === null && isUsable(coupon);
  const ticket = useRef<HTMLElement>(null);
  return (
    <Root
      ref={ticket}
      $isOver={delivery === null && !isUsable(coupon)}
      $isTorn={delivery === null && state === 'used'}
    >
      <Face>
        <Stub>
          <Picture src={image} alt="" width={240} />
        </Stub>
        <Words>
          <Top>
            <StateBadge coupon={coupon} />
            {isWorthTold && <Worth>{formatRupiah(faceValueRupiah)}</Worth>}
          </Top>
          <Caption>{brand}</Caption>
          <CardName>
            <CardLink to={paths.coupon(coupon)}>{name}</CardLink>
          </CardName>
          {delivery === null ? <Validity coupon={coupon} /> : <DeliveryLines delivery={delivery} />}
          {giftEndsAt !== null && (
            <Caption>{sendingWording.sending(formatDay(giftEndsAt), formatTime(giftEndsAt))}</Caption>
          )}
          {code === null && delivery === null && <ChannelLine coupon={coupon} />}
          {code !== null && !hasFoot && <TicketCode code={code} />}
          {endMs !== null && <Countdown endMs={endMs} onEnd={onEnd} />}
        </Words>
      </Face>
      {hasFoot && <CodePart focusHeir={() => ticket.current?.querySelector('a')}>{foot}</CodePart>}
    </Root>
  );
}
