import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import type { TopupState } from './states';

const states: Readonly<Record<TopupState, Delivery['state']>> = {
  pending: 'sending',
  accepted: 'sending',
  unknown: 'sending',
  cancelling: 'sending',
  delivered: 'delivered',
  failed: 'failed',
};

/** A top-up as a statement reads it; the state is null where there is none. */
export interface DeliveryColumns {
  topup_number: string | null;
  topup_state: TopupState | null;
  topup_serial: string | null;
  topup_delivered_at: Date | null;
}

/** How a package reaches its number, as members see it; null for a coupon, and for a package from before packages were sent (D69). */
export function toDelivery(row: DeliveryColumns): Delivery | null {
  const { topup_number: number, topup_state: state, topup_serial: serial, topup_delivered_at: at } = row;
  if (number === null || state === null) return null;
  return { number, state: states[state], serial, deliveredAt: at?.toISOString() ?? null };
}
