import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { CouponPurchase } from '../../features/buy-coupon/coupon-purchase';
import { NoCoupon } from '../../features/buy-coupon/no-coupon';
import { CouponHeart } from '../../features/mark-favourite/coupon-heart';
import { couponDetailWording } from '../../wording/coupon-detail';
import { loader } from './loader';

function CouponDetailPage() {
  const { view, favouriteIds } = useLoaderData<typeof loader>();
  if (view.status !== 'ready') return <NoCoupon reason={view.status} />;
  const { coupon } = view;
  return (
    <CouponPurchase
      key={coupon.id}
      view={view}
      heart={<CouponHeart coupon={coupon} favouriteIds={favouriteIds} />}
    />
  );
}

export const page: PageModule = {
  loader,
  Component: CouponDetailPage,
  title: couponDetailWording.title,
};
