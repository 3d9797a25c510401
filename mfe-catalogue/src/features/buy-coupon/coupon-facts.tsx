import { formatDay } from '@poku/domain/dates';
import { Badge, Caption, font, Icon, Picture, Points, radius, space, Stack, styled } from '@poku/kit';
import { HtmlContent, HtmlSections } from '@poku/kit/html';
import { Link } from '@poku/kit/router';
import { usePageTitle, usePlatform } from '@poku/platform';
import type { ReactNode } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { paths } from '../../paths';
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
/** Easy to hit, and no higher than its words. */
const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-block: -${space(2)};
  padding-block: ${space(2)};
  color: inherit;
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
  /** What leads to the brand's coupons. Default: nothing does. */
  readonly brandKey?: string;
  /** The favourite's, beside the name. */
  readonly heart?: ReactNode;
  /** The member came from a recommendation. Default false. */
  readonly isRecommended?: boolean;
  /** Below the price. */
  readonly children?: ReactNode;
}

/** A brand, with the way to its coupons where it has a page. */
function Brand({ name, brandKey }: { readonly name: string; readonly brandKey: string }) {
  const { isKnownPath } = usePlatform();
  const path = paths.brand(brandKey);
  if (brandKey === '' || !isKnownPath(path)) return <Caption lang="id">{name}</Caption>;
  return (
    <Caption lang="id">
      <BrandLink to={path} state={{ titleName: name }}>
        {name}
        <Icon name="chevron" size={14} />
      </BrandLink>
    </Caption>
  );
}

/** What a coupon is and costs. */
export function CouponHead({
  coupon,
  brandKey = '',
  heart,
  isRecommended = false,
  children,
}: CouponHeadProps) {
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
        <Brand name={brand} brandKey={brandKey} />
        <Name lang="id">{name}</Name>
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
  // A package is no coupon of its brand's page (D41).
  const brandKey = coupon.kind === 'regular' ? coupon.brandKey : '';
  return (
    <Stack>
      <CouponHead coupon={coupon} brandKey={brandKey} heart={heart} isRecommended={isRecommended}>
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
