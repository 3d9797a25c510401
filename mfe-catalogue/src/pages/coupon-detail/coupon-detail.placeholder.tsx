import { CouponPlaceholder } from '../../features/buy-coupon/coupon.placeholder';
import { UnsetHeart } from '../../features/mark-favourite/heart.placeholder';

export const Placeholder = () => <CouponPlaceholder heartOf={UnsetHeart} />;
