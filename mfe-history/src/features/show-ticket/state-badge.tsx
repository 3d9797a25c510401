import { Badge, type BadgeTone } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { couponsWording } from '../../wording/coupons';

const tones: Readonly<Record<OwnedCoupon['state'], BadgeTone>> = {
  revealed: 'success',
  new: 'points',
  active: 'success',
  used: 'neutral',
  expired: 'neutral',
};

/** The state of a coupon in a word. */
export function StateBadge({ state }: Pick<OwnedCoupon, 'state'>) {
  return <Badge $tone={tones[state]}>{couponsWording.state[state]}</Badge>;
}
