export { CouponPlaceholder as Placeholder } from '../../features/buy-coupon/coupon.placeholder';
