import type { OwnedCouponDetail } from '@poku/shared/contract';
import { couponsWording, formatDay } from '@poku/shared/domain';
import { Badge, Caption, focusWidth, font, Picture, radius, Stack, styled } from '@poku/shared/ui';
import { HtmlContent, HtmlSections } from '@poku/shared/ui/html';
import { isUsable, stateTones } from '../../features/show-ticket/coupon-state';
import { CouponCode } from './coupon-code';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
const Image = styled.div<{ $isOver: boolean }>`
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
  }
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
        <Caption>{brand}</Caption>
        <Name>{name}</Name>
        <Caption>{isUsable(coupon) ? couponsWording.validUntil(day) : couponsWording.endedAt(day)}</Caption>
      </Stack>
      <CouponCode coupon={coupon} />
      {coupon.descriptionHtml !== '' && <HtmlContent html={coupon.descriptionHtml} />}
      <HtmlSections
        sections={[
          { title: couponsWording.redeem, html: coupon.redeemHtml },
          { title: couponsWording.terms, html: coupon.termsHtml },
        ]}
      />
    </Root>
  );
}
