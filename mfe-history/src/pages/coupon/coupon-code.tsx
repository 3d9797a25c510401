import type { OwnedCoupon } from '@poku/shared/contract';
import { couponsWording } from '@poku/shared/domain';
import { Card, color, font, Stack, styled } from '@poku/shared/ui';
import { Countdown } from '../../features/show-ticket/countdown';
import { isUsable } from '../../features/show-ticket/coupon-state';

const Label = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
`;
const Code = styled.p`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;

export function CouponCode({ coupon }: { readonly coupon: OwnedCoupon }) {
  const { isRevealed, secretCode, state, expiresAt } = coupon;
  const isShown = isRevealed && secretCode !== null && isUsable(coupon);
  const note = isUsable(coupon) ? couponsWording.codeHidden : couponsWording.codeGone;
  return (
    <Card as="section">
      <Stack $gap={1}>
        <Label>{couponsWording.code}</Label>
        {isShown ? <Code>{secretCode}</Code> : <p>{note}</p>}
        {state === 'revealed' && <Countdown until={expiresAt} />}
      </Stack>
    </Card>
  );
}
