import type { MovementRow } from './movement.repository';
import { statementWording } from './wording';

type Facts = Pick<MovementRow, 'partner_name' | 'description' | 'coupon' | 'brand' | 'quantity'>;

/** What a movement was about: the coupon and its brand, or the partner and what it gave points for; empty when nothing says. */
export function describe({ partner_name, description, coupon, brand, quantity }: Partial<Facts>): string {
  const parts =
    coupon === null || coupon === undefined
      ? [partner_name, description]
      : [statementWording.coupons(coupon, quantity ?? 1), brand];
  return parts.filter(Boolean).join(', ');
}
