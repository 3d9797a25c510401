import { formatDay } from '@poku/domain/dates';
import { Badge, Caption, font, Picture, Points, radius, space, Stack, styled } from '@poku/kit';
import { HtmlContent, HtmlSections } from '@poku/kit/html';
import { usePageTitle } from '@poku/platform';
import type { ReactNode } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { couponDetailWording } from '../../wording/coupon-detail';

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  > div {
    min-width: 0;
  }
  > span {
    margin: -${space(2)} -${space(2)} 0 0;
  }
`;
const Name = styled.h2`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;
const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  margin-top: ${space(1)};
`;

/** Where it is used; a package goes to its number, whatever its answer says or leaves out (D69). */
const channelText = ({ kind, useChannel }: Coupon): string =>
  kind === 'telco' ? couponDetailWording.sentToNumber : couponDetailWording.useChannel[useChannel];

export interface CouponHeadProps {
  readonly coupon: Pick<Coupon, 'brand' | 'name' | 'pricePoints'> & Partial<Pick<Coupon, 'faceValueRupiah'>>;
  /** The favourite's, beside the name. */
  readonly heart?: ReactNode;
  /** The member came from a recommendation. Default false. */
  readonly isRecommended?: boolean;
  /** Below the price. */
  readonly children?: ReactNode;
}

/** What a coupon is and costs. */
export function CouponHead({ coupon, heart, isRecommended = false, children }: CouponHeadProps) {
  const { brand, name, faceValueRupiah = 0 } = coupon;
  usePageTitle(couponDetailWording.documentTitle(name, brand));
  return (
    <Head>
      <Stack $gap={1}>
        {isRecommended && (
          <div>
            <Badge $tone="points">{couponDetailWording.recommended}</Badge>
          </div>
        )}
        <Caption>{brand}</Caption>
        <Name>{name}</Name>
        <Price>
          <Points value={coupon.pricePoints} size="heading" />
          {faceValueRupiah > 0 && <Caption as="span">{couponDetailWording.worth(faceValueRupiah)}</Caption>}
        </Price>
        {children}
      </Stack>
      {heart}
    </Head>
  );
}

export interface CouponPictureProps {
  readonly coupon: Pick<Coupon, 'image'>;
}

/** A coupon's picture on its page. */
export function CouponPicture({ coupon }: CouponPictureProps) {
  return <Picture src={coupon.image} alt="" width={480} round={radius.card} eager />;
}

export interface CouponFactsProps extends Pick<CouponHeadProps, 'heart' | 'isRecommended'> {
  readonly coupon: Coupon;
  /** What the member chooses, above the sections that are folded. */
  readonly children?: ReactNode;
}

/** All of a coupon below its picture. */
export function CouponFacts({ coupon, heart, isRecommended, children }: CouponFactsProps) {
  return (
    <Stack>
      <CouponHead coupon={coupon} heart={heart} isRecommended={isRecommended}>
        {coupon.usableUntil !== null && (
          <Caption>{couponDetailWording.usableUntil(formatDay(coupon.usableUntil))}</Caption>
        )}
        <Caption>{channelText(coupon)}</Caption>
      </CouponHead>
      {coupon.descriptionHtml !== '' && <HtmlContent html={coupon.descriptionHtml} />}
      {children}
      <HtmlSections
        sections={[
          { title: couponDetailWording.pickup, html: coupon.pickupHtml },
          { title: couponDetailWording.redeem, html: coupon.redeemHtml },
          { title: couponDetailWording.terms, html: coupon.termsHtml },
        ]}
      />
    </Stack>
  );
}
