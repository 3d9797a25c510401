import type { CouponDetail } from '@poku/shared/contract';
import { catalogueWording, formatDay } from '@poku/shared/domain';
import { color, font, Picture, Points, radius, space, Stack, styled } from '@poku/shared/ui';
import { HtmlContent } from '@poku/shared/ui/html';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';

const Muted = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
const Name = styled.h2`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;
const Price = styled.div`
  margin-top: ${space(1)};
`;

export interface CouponFactsProps {
  readonly coupon: CouponDetail;
  /** What the member chooses, above the sections that are folded. */
  readonly children: ReactNode;
}

export function CouponFacts({ coupon, children }: CouponFactsProps) {
  return (
    <Stack>
      <Picture src={coupon.image} alt="" width={480} round={radius.card} eager />
      <Stack $gap={1}>
        <Muted>{coupon.brand}</Muted>
        <Name>{coupon.name}</Name>
        <Price>
          <Points value={coupon.pricePoints} size="heading" />
        </Price>
        {coupon.usableUntil !== null && (
          <Muted>{catalogueWording.usableUntil(formatDay(coupon.usableUntil))}</Muted>
        )}
      </Stack>
      {coupon.descriptionHtml !== '' && <HtmlContent html={coupon.descriptionHtml} />}
      {children}
      <Stack $gap={2}>
        <Disclosure title={catalogueWording.pickup} html={coupon.pickupHtml} />
        <Disclosure title={catalogueWording.redeem} html={coupon.redeemHtml} />
        <Disclosure title={catalogueWording.terms} html={coupon.termsHtml} />
      </Stack>
    </Stack>
  );
}
