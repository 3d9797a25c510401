import { Caption, IconButton, space, Stack, styled } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { revealEndOf } from '../../coupon-state';
import { TillButton } from '../../features/show-code/till-button';
import { useCopyCode } from '../../features/show-code/use-copy-code';
import { Countdown } from '../../features/show-ticket/countdown';
import { TicketCode } from '../../features/show-ticket/ticket-code';
import { couponsWording } from '../../wording/coupons';

/** The icon, not its target, ends where the button below it does. */
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  margin-inline-end: -${space(2.5)};
`;

interface TicketFootProps {
  readonly coupon: OwnedCoupon;
  readonly code: string;
  readonly onEnd: () => void;
}

/** What can be done with a revealed code without leaving the list. */
export function TicketFoot({ coupon, code, onEnd }: TicketFootProps) {
  const { textRef, copy } = useCopyCode(code);
  const endMs = revealEndOf(coupon);
  return (
    <Stack $gap={2}>
      <Row>
        <TicketCode ref={textRef} code={code} />
        <IconButton icon="copy" label={couponsWording.copyOf(coupon.name)} onClick={() => void copy()} />
      </Row>
      {coupon.useChannel === 'online' ? (
        <Caption>{couponsWording.pasteOnline}</Caption>
      ) : (
        <TillButton code={code} coupon={coupon}>
          {endMs !== null && <Countdown endMs={endMs} onEnd={onEnd} />}
        </TillButton>
      )}
    </Stack>
  );
}
