import type { OwnedCoupon } from '@poku/shared/contract';
import { CARD_CODE_CHARS } from '@poku/shared/domain';
import { color, font, styled } from '@poku/shared/ui';
import { Countdown } from './countdown';

const Code = styled.p`
  ${font('body', 'bold')}
  color: ${color('primary')};
  overflow-wrap: anywhere;
`;

/** The revealed code, cut as in the list ([C] §4), and how long it still stands. */
export function TicketCode({ coupon }: { readonly coupon: OwnedCoupon }) {
  const { secretCode, expiresAt } = coupon;
  return (
    <>
      {secretCode !== null && <Code>{secretCode.slice(0, CARD_CODE_CHARS)}</Code>}
      <Countdown until={expiresAt} />
    </>
  );
}
