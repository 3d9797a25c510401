import { ErrorPanel, Stack } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { CouponHead } from '../../parts/coupon/coupon-head';
import { CouponTexts } from '../../parts/coupon/coupon-texts';
import { CouponUse } from '../../parts/coupon/coupon-use';
import { useTexts } from './use-texts';

export interface ChosenCouponProps {
  readonly coupon: OwnedCoupon;
  /** What is shown is what the device keeps. */
  readonly isKept: boolean;
}

function Chosen({ coupon, isKept }: ChosenCouponProps) {
  const { texts, retry } = useTexts(coupon);
  return (
    <Stack>
      <CouponHead coupon={coupon} />
      <CouponUse coupon={coupon} isKept={isKept} />
      {texts.status === 'failed' && <ErrorPanel text={texts.message} onRetry={retry} />}
      {texts.status === 'ready' && texts.detail !== null && <CouponTexts {...texts.detail} />}
    </Stack>
  );
}

/** A coupon beside the list that it was chosen in: at once what the list knows of it, and its texts as soon as they are read. */
export const ChosenCoupon = (props: ChosenCouponProps) => <Chosen key={props.coupon.reference} {...props} />;
