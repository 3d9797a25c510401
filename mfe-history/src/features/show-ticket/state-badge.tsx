import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import { Badge, type BadgeTone } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { couponsWording } from '../../wording/coupons';
import { deliveryWording } from '../../wording/delivery';

const tones: Readonly<Record<OwnedCoupon['state'], BadgeTone>> = {
  revealed: 'success',
  new: 'points',
  active: 'success',
  used: 'neutral',
  expired: 'neutral',
};
const deliveryTones: Readonly<Record<Delivery['state'], BadgeTone>> = {
  sending: 'warning',
  delivered: 'success',
  failed: 'error',
};

/** The state of a coupon, or of a package on its way, in a word. */
export function StateBadge({ coupon: { state, delivery } }: { readonly coupon: OwnedCoupon }) {
  return delivery === null ? (
    <Badge $tone={tones[state]}>{couponsWording.state[state]}</Badge>
  ) : (
    <Badge $tone={deliveryTones[delivery.state]}>{deliveryWording.state[delivery.state]}</Badge>
  );
}
