import { DeskAside, Picture, radius, Stack, styled } from '@poku/kit';
import { useMemo } from 'react';
import type { OwnedCouponDetail } from '../../owned-coupon';
import { isUsable } from '../../coupon-state';
import { OfflineBanner } from '../../features/keep-coupons/offline-banner';
import { ExpiryAnnouncer } from '../../features/show-ticket/expiry-announcer';
import { useTellUsed } from '../../features/show-ticket/use-tell-used';
import { CouponHead } from '../../parts/coupon/coupon-head';
import { CouponTexts } from '../../parts/coupon/coupon-texts';
import { CouponUse } from '../../parts/coupon/coupon-use';
import { Columns } from './coupon.styles';

const Image = styled.div<{ $isOver: boolean }>`
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
  }
`;

interface CouponFactsProps {
  readonly coupon: OwnedCouponDetail;
  readonly savedAt: string | null;
}

export function CouponFacts({ coupon, savedAt }: CouponFactsProps) {
  const shown = useMemo(() => [coupon], [coupon]);
  useTellUsed(shown);
  return (
    <Columns>
      <Stack>
        <ExpiryAnnouncer coupons={shown} />
        {savedAt !== null && <OfflineBanner savedAt={savedAt} />}
        <Image $isOver={coupon.delivery === null && !isUsable(coupon)}>
          <Picture src={coupon.image} alt="" width={544} round={radius.card} eager />
        </Image>
        <CouponHead coupon={coupon} />
      </Stack>
      <DeskAside>
        <CouponUse coupon={coupon} isKept={savedAt !== null} />
      </DeskAside>
      <CouponTexts {...coupon} />
    </Columns>
  );
}
