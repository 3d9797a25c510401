import type { PokuEventName, PokuEvents } from '@poku/contract';

/** Events that the member's other tabs hear too. */
export type SharedEventName = Exclude<
  PokuEventName,
  | 'alert.raised'
  | 'task.started'
  | 'task.ended'
  | 'partner.otpNeeded'
  | 'partner.otpConfirmed'
  | 'favourite.changed'
  | 'coupon.changed'
  | 'notice.changed'
>;

type Read<T> = (value: unknown) => T | undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const readClient: Read<{ clientId: string }> = (value) => {
  const clientId = fieldOf(value, 'clientId');
  return isText(clientId) ? { clientId } : undefined;
};
const readPartner: Read<{ partnerId: string }> = (value) => {
  const partnerId = fieldOf(value, 'partnerId');
  return isText(partnerId) ? { partnerId } : undefined;
};
const readEnd: Read<PokuEvents['session.ended']> = (value) => {
  const reason = fieldOf(value, 'reason');
  return reason === 'logout' || reason === 'expired' ? { reason } : undefined;
};
const readBought: Read<PokuEvents['coupon.bought']> = (value) => {
  const [orderId, voucherId] = [fieldOf(value, 'orderId'), fieldOf(value, 'voucherId')];
  const quantity = fieldOf(value, 'quantity');
  const isWhole = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0;
  return isText(orderId) && isText(voucherId) && isWhole ? { orderId, voucherId, quantity } : undefined;
};

/**
 * What of a payload travels between tabs: its known fields and nothing else, so that nothing secret can ride along.
 * `undefined` when it has not the shape of its event.
 */
export const SHARED_PAYLOADS: { readonly [K in SharedEventName]: Read<PokuEvents[K]> } = {
  'session.started': readClient,
  'session.ended': readEnd,
  'points.changed': readClient,
  'coupon.bought': readBought,
  'partner.linked': readPartner,
  'partner.unlinked': readPartner,
  'customer.changed': readClient,
};

/** Whether an event of this name goes to the other tabs. */
export function isSharedEvent(name: unknown): name is SharedEventName {
  return typeof name === 'string' && Object.hasOwn(SHARED_PAYLOADS, name);
}
