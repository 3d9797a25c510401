import { AFTER_PURCHASE_SLOT } from '@poku/domain/brand';
import { formatPoints } from '@poku/domain/numbers';
import { Slot, usePoints } from '@poku/platform';
import { ButtonLink, Notice, space, Stack, styled } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { ShareButton } from './share-button';

export interface BoughtBannerProps {
  /** The coupon that was got last. */
  readonly newest: OwnedCoupon | undefined;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** What is left, and the ways to use what was bought and to tell others of it; a package is on its way by itself. */
function AfterPurchase({ newest }: BoughtBannerProps) {
  const { totalPoints } = usePoints();
  return (
    <Line>
      <p>{totalPoints !== null && couponsWording.pointsLeft(formatPoints(totalPoints))}</p>
      {newest?.delivery === null && (
        <Stack $direction="row" $gap={2}>
          {newest.state === 'new' && (
            <ButtonLink to={paths.coupon(newest)}>{couponsWording.useNow}</ButtonLink>
          )}
          <ShareButton coupon={newest} />
        </Stack>
      )}
    </Line>
  );
}

/** After a transaction: that it was made, and what comes next. What was bought stands in the list below. */
export function BoughtBanner({ newest }: BoughtBannerProps) {
  return (
    <>
      <Notice tone="success">{couponsWording.bought}</Notice>
      <AfterPurchase newest={newest} />
      <Slot name={AFTER_PURCHASE_SLOT} skeleton={() => null} failed={() => null} />
    </>
  );
}
