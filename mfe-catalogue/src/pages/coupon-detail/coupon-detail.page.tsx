import type { PageModule } from '@poku/shared/contract';
import { catalogueWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { CouponPurchase } from './coupon-purchase';
import { loader } from './loader';
import { NoCoupon } from './no-coupon';

function CouponDetailPage() {
  const view = useLoaderData<typeof loader>();
  if (view.status !== 'ready') return <NoCoupon reason={view.status} />;
  return <CouponPurchase key={view.coupon.id} coupon={view.coupon} adsId={view.adsId} phone={view.phone} />;
}

export const page: PageModule = {
  loader,
  Component: CouponDetailPage,
  title: catalogueWording.detailTitle,
};
