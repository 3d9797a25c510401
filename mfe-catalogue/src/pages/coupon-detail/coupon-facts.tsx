import type { CouponDetail } from '@poku/shared/contract';
import { catalogueWording, formatDay } from '@poku/shared/domain';
import { Caption, font, Picture, Points, radius, space, Stack, styled } from '@poku/shared/ui';
import { HtmlContent, HtmlSections } from '@poku/shared/ui/html';
import type { ReactNode } from 'react';

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
        <Caption>{coupon.brand}</Caption>
        <Name>{coupon.name}</Name>
        <Price>
          <Points value={coupon.pricePoints} size="heading" />
        </Price>
        {coupon.usableUntil !== null && (
          <Caption>{catalogueWording.usableUntil(formatDay(coupon.usableUntil))}</Caption>
        )}
      </Stack>
      {coupon.descriptionHtml !== '' && <HtmlContent html={coupon.descriptionHtml} />}
      {children}
      <HtmlSections
        sections={[
          { title: catalogueWording.pickup, html: coupon.pickupHtml },
          { title: catalogueWording.redeem, html: coupon.redeemHtml },
          { title: catalogueWording.terms, html: coupon.termsHtml },
        ]}
      />
    </Stack>
  );
}
