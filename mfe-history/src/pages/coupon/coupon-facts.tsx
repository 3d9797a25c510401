import { Caption, DeskAside, font, Picture, radius, Stack, styled } from '@poku/kit';
import { HtmlContent, HtmlSections } from '@poku/kit/html';
import type { OwnedCouponDetail } from '../../owned-coupon';
import { isUsable } from '../../coupon-state';
import { OfflineBanner } from '../../features/keep-coupons/offline-banner';
import { SendCoupon } from '../../features/send-coupon/send-coupon';
import { ChannelLine } from '../../features/show-ticket/channel-line';
import { StateBadge } from '../../features/show-ticket/state-badge';
import { Validity } from '../../features/show-ticket/validity';
import { couponsWording } from '../../wording/coupons';
import { CouponCode } from './coupon-code';
import { Columns } from './coupon.styles';
import { PackageDelivery } from './package-delivery';

const Image = styled.div<{ $isOver: boolean }>`
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
  }
`;
const Name = styled.h2`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;

interface CouponFactsProps {
  readonly coupon: OwnedCouponDetail;
  readonly savedAt: string | null;
}

export function CouponFacts({ coupon, savedAt }: CouponFactsProps) {
  const { name, brand, image, delivery } = coupon;
  return (
    <Columns>
      <Stack>
        {savedAt !== null && <OfflineBanner savedAt={savedAt} />}
        <Image $isOver={delivery === null && !isUsable(coupon)}>
          <Picture src={image} alt="" width={544} round={radius.card} eager />
        </Image>
        <Stack $gap={1} $align="start">
          <StateBadge coupon={coupon} />
          <Caption>{brand}</Caption>
          <Name>{name}</Name>
          {delivery === null && (
            <>
              <Validity coupon={coupon} />
              <ChannelLine coupon={coupon} />
            </>
          )}
        </Stack>
      </Stack>
      <DeskAside>
        {delivery === null ? (
          <CouponCode coupon={coupon} />
        ) : (
          <PackageDelivery coupon={coupon} delivery={delivery} />
        )}
        {savedAt === null && (coupon.isSendable || coupon.giftEndsAt !== null) && (
          <SendCoupon coupon={coupon} />
        )}
      </DeskAside>
      <Stack>
        {coupon.descriptionHtml !== '' && <HtmlContent html={coupon.descriptionHtml} />}
        <HtmlSections
          sections={[
            { title: couponsWording.pickup, html: coupon.pickupHtml },
            { title: couponsWording.redeem, html: coupon.redeemHtml },
            { title: couponsWording.terms, html: coupon.termsHtml },
          ]}
        />
      </Stack>
    </Columns>
  );
}
