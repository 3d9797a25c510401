import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { useEffect, useRef } from 'react';
import { ButtonLink, EmptyState } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { deliveryWording } from '../../wording/delivery';
import { sendingWording } from '../../wording/sending';
import { CouponFacts } from './coupon-facts';
import { loader } from './loader';

function textWhenGone({ giftEndsAt, delivery }: OwnedCoupon): string {
  if (delivery !== null) return deliveryWording.gone;
  return giftEndsAt === null ? couponsWording.notFound : sendingWording.accepted;
}

function CouponPage() {
  const { coupon, savedAt } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEvent('coupon.changed', ({ reference }) => {
    if (reference === '' || reference === coupon?.reference) void revalidate();
  });
  /** What to say once it is gone. */
  const gone = useRef<string>(couponsWording.notFound);
  useEffect(() => {
    if (coupon !== null) gone.current = textWhenGone(coupon);
  }, [coupon]);
  // Another coupon in the same place starts with its own slider.
  if (coupon !== null) return <CouponFacts key={coupon.reference} coupon={coupon} savedAt={savedAt} />;
  return (
    <EmptyState
      drawing="not-found"
      text={gone.current}
      action={<ButtonLink to={paths.myCoupons()}>{couponsWording.toCoupons}</ButtonLink>}
    />
  );
}

export const page: PageModule = { loader, Component: CouponPage, title: couponsWording.detailTitle };
