import type { OwnedCoupon } from '@poku/shared/contract';
import type { BadgeTone } from '@poku/shared/ui';

/** Whether the coupon can still be used ([C] §4). */
export function isUsable({ state }: Pick<OwnedCoupon, 'state'>): boolean {
  return state !== 'used' && state !== 'expired';
}

/** Tone of the badge that names the state. */
export const stateTones: Readonly<Record<OwnedCoupon['state'], BadgeTone>> = {
  revealed: 'success',
  new: 'points',
  active: 'success',
  used: 'neutral',
  expired: 'neutral',
};
