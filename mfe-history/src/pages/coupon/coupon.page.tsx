import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { useEffect, useRef } from 'react';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { sendingWording } from '../../wording/sending';
import { CouponFacts } from './coupon-facts';
import { loader } from './loader';

function CouponPage() {
  const { coupon, savedAt } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEvent('coupon.changed', ({ reference }) => {
    if (reference === '' || reference === coupon?.reference) void revalidate();
  });
  const wasSent = useRef(false);
  useEffect(() => {
    if (coupon !== null) wasSent.current = coupon.giftEndsAt !== null;
  }, [coupon]);
  // Another coupon in the same place starts with its own slider.
  if (coupon !== null) return <CouponFacts key={coupon.reference} coupon={coupon} savedAt={savedAt} />;
  return (
    <EmptyState
      drawing="not-found"
      text={wasSent.current ? sendingWording.accepted : couponsWording.notFound}
      action={<ButtonLink to={paths.myCoupons()}>{couponsWording.toCoupons}</ButtonLink>}
    />
  );
}

export const page: PageModule = { loader, Component: CouponPage, title: couponsWording.detailTitle };
