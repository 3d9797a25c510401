import type { PageModule } from '@poku/contract';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { useLoaderData } from '@poku/kit/router';
import { CouponDetail } from '../../features/buy-coupon/coupon-detail';
import { CouponHeart } from '../../features/mark-favourite/coupon-heart';
import { couponDetailWording } from '../../wording/coupon-detail';
import { loader } from './loader';

function TelcoDetailPage() {
  const { view, favouriteIds } = useLoaderData<typeof loader>();
  const heartOf = (coupon: Coupon) => <CouponHeart coupon={coupon} favouriteIds={favouriteIds} />;
  return <CouponDetail view={view} heartOf={heartOf} />;
}

export const page: PageModule = {
  loader,
  Component: TelcoDetailPage,
  title: couponDetailWording.telcoTitle,
};
