import { Caption, font, Stack, styled } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { ChannelLine } from '../../features/show-ticket/channel-line';
import { StateBadge } from '../../features/show-ticket/state-badge';
import { Validity } from '../../features/show-ticket/validity';

const Name = styled.h2`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;

/** What it is, how it stands, and until when. */
export function CouponHead({ coupon }: { readonly coupon: OwnedCoupon }) {
  return (
    <Stack $gap={1} $align="start">
      <StateBadge coupon={coupon} />
      <Caption>{coupon.brand}</Caption>
      <Name>{coupon.name}</Name>
      {coupon.delivery === null && (
        <>
          <Validity coupon={coupon} />
          <ChannelLine coupon={coupon} />
        </>
      )}
    </Stack>
  );
}
