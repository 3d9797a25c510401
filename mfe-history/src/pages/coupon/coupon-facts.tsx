import type { OwnedCouponDetail } from '@poku/shared/contract';
import { couponsWording, formatDay } from '@poku/shared/domain';
import { Badge, color, focusWidth, font, Picture, radius, Stack, styled } from '@poku/shared/ui';
import { HtmlContent } from '@poku/shared/ui/html';
import { isUsable, stateTones } from '../../features/show-ticket/coupon-state';
import { CouponCode } from './coupon-code';
import { Disclosure } from './disclosure';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
const Image = styled.div<{ $isOver: boolean }>`
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
  }
`;
const Muted = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
const Name = styled.h2`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;

export function CouponFacts({ coupon }: { readonly coupon: OwnedCouponDetail }) {
  const { state, name, brand, image, expiresAt } = coupon;
  const day = formatDay(expiresAt);
  return (
    <Root>
      <Image $isOver={!isUsable(coupon)}>
        <Picture src={image} alt="" width={480} round={radius.card} eager />
      </Image>
      <Stack $gap={1} $align="start">
        <Badge $tone={stateTones[state]}>{couponsWording.state[state]}</Badge>
        <Muted>{brand}</Muted>
        <Name>{name}</Name>
        <Muted>{isUsable(coupon) ? couponsWording.validUntil(day) : couponsWording.endedAt(day)}</Muted>
      </Stack>
      <CouponCode coupon={coupon} />
      {coupon.descriptionHtml !== '' && <HtmlContent html={coupon.descriptionHtml} />}
      <Stack $gap={2}>
        <Disclosure title={couponsWording.redeem} html={coupon.redeemHtml} />
        <Disclosure title={couponsWording.terms} html={coupon.termsHtml} />
      </Stack>
    </Root>
  );
}
