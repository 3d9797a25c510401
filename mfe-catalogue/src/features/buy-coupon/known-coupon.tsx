import { ActionBar, DeskActionPage, Skeleton, SlowNotice, Stack } from '@poku/kit';
import { couponDetailWording } from '../../wording/coupon-detail';
import { CouponHead, type CouponHeadProps, CouponPicture, type CouponPictureProps } from './coupon-facts';

export interface KnownCouponProps extends Pick<CouponHeadProps, 'heart' | 'isRecommended'> {
  readonly coupon: CouponHeadProps['coupon'] & CouponPictureProps['coupon'];
}

const never = () => undefined;

/** The total of a coupon on its way. */
export const WaitingTotal = () => (
  <ActionBar
    label={couponDetailWording.total}
    points={0}
    isWaiting
    action={couponDetailWording.buy}
    disabled
    onAction={never}
  />
);

/** What a list knew of a coupon, while the rest of it is on its way. */
export function KnownCoupon({ coupon, heart, isRecommended }: KnownCouponProps) {
  return (
    <>
      <SlowNotice isBusy />
      <DeskActionPage>
        <CouponPicture coupon={coupon} />
        <Stack>
          <CouponHead coupon={coupon} heart={heart} isRecommended={isRecommended} />
          <Skeleton shape="text" count={3} />
        </Stack>
        <WaitingTotal />
      </DeskActionPage>
    </>
  );
}
