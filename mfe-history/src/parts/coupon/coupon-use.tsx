import type { OwnedCoupon } from '../../owned-coupon';
import { SendCoupon } from '../../features/send-coupon/send-coupon';
import { CouponCode } from './coupon-code';
import { PackageDelivery } from './package-delivery';

interface CouponUseProps {
  readonly coupon: OwnedCoupon;
  /** What is shown is what the device keeps. */
  readonly isKept: boolean;
}

/** Its code or how it is delivered, and how it goes to somebody else. */
export function CouponUse({ coupon, isKept }: CouponUseProps) {
  const { delivery, isSendable, giftEndsAt } = coupon;
  return (
    <>
      {delivery === null ? <CouponCode coupon={coupon} /> : <PackageDelivery delivery={delivery} />}
      {!isKept && (isSendable || giftEndsAt !== null) && <SendCoupon coupon={coupon} />}
    </>
  );
}
