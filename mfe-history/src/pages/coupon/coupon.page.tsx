import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { CouponFacts } from './coupon-facts';
import { loader } from './loader';

function CouponPage() {
  const { coupon, savedAt } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEvent('coupon.changed', ({ reference }) => {
    if (reference === '' || reference === coupon?.reference) void revalidate();
  });
  // Another coupon in the same place starts with its own slider.
  if (coupon !== null) return <CouponFacts key={coupon.reference} coupon={coupon} savedAt={savedAt} />;
  return (
    <EmptyState
      drawing="not-found"
      text={couponsWording.notFound}
      action={<ButtonLink to={paths.myCoupons()}>{couponsWording.toCoupons}</ButtonLink>}
    />
  );
}

export const page: PageModule = { loader, Component: CouponPage, title: couponsWording.detailTitle };
