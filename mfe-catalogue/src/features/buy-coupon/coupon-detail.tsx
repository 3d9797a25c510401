import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import type { ReactNode } from 'react';
import { CouponPurchase } from './coupon-purchase';
import { NoCoupon } from './no-coupon';
import type { CouponView } from './read-coupon';

export interface CouponDetailProps {
  readonly view: CouponView;
  /** What stands beside its name. */
  readonly heartOf: (coupon: Coupon) => ReactNode;
  /** Above its folded texts. */
  readonly children?: ReactNode;
  /** One more way for a coupon that costs more points than there are. */
  readonly wayOf?: (coupon: Coupon) => ReactNode;
}

/** A coupon to buy, or why there is none. */
export function CouponDetail({ view, heartOf, wayOf, children }: CouponDetailProps) {
  if (view.status !== 'ready') return <NoCoupon reason={view.status} />;
  return (
    <CouponPurchase key={view.coupon.id} view={view} heart={heartOf(view.coupon)} way={wayOf?.(view.coupon)}>
      {children}
    </CouponPurchase>
  );
}
