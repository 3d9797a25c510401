import type { PageModule } from '@poku/contract';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { Section } from '@poku/kit';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { Suspense, use, useEffect } from 'react';
import { CouponDetail } from '../../features/buy-coupon/coupon-detail';
import { KnownCoupon } from '../../features/buy-coupon/known-coupon';
import { ChooseGoal } from '../../features/follow-goal/choose-goal';
import { CouponRow } from '../../features/list-coupons/coupon-row';
import { CouponHeart } from '../../features/mark-favourite/coupon-heart';
import { HeartRoom } from '../../features/mark-favourite/favourite-button';
import { couponDetailWording } from '../../wording/coupon-detail';
import { type Failure, failNext, loader } from './loader';

/** Loads the page again, for its loader to throw what failed. */
function LoadAgain({ failure }: { readonly failure: Failure }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    failNext(failure);
    void revalidate();
  }, [failure, revalidate]);
  return null;
}

function Known() {
  const { known } = useLoaderData<typeof loader>();
  return known && <KnownCoupon {...known} heart={<HeartRoom />} />;
}

function LoadedCoupon() {
  const { loaded: coming } = useLoaderData<typeof loader>();
  const loaded = coming instanceof Promise ? use(coming) : coming;
  if ('error' in loaded) {
    return (
      <>
        <LoadAgain failure={loaded} />
        <Known />
      </>
    );
  }
  const heartOf = (coupon: Coupon) => <CouponHeart coupon={coupon} favouriteIds={loaded.favouriteIds} />;
  const wayOf = ({ id, kind }: Coupon) => kind === 'regular' && <ChooseGoal couponId={id} />;
  const alternatives = loaded.view.status === 'ready' ? loaded.view.alternatives : [];
  return (
    <CouponDetail view={loaded.view} heartOf={heartOf} wayOf={wayOf}>
      {alternatives.length > 0 && (
        <Section title={couponDetailWording.alternatives}>
          <CouponRow coupons={alternatives} />
        </Section>
      )}
    </CouponDetail>
  );
}

const CouponDetailPage = () => (
  <Suspense fallback={<Known />}>
    <LoadedCoupon />
  </Suspense>
);

export const page: PageModule = {
  loader,
  Component: CouponDetailPage,
  get title() {
    return couponDetailWording.title;
  },
};
