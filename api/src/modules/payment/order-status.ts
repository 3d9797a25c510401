import type { ValueOf } from '@poku/contract/calls';
import type { paymentStatus } from '@poku/flows/payment/calls/status';
import type { OrderState } from './saga/states';

/** How a purchase stands by its order's state ([C] §4); one that was given back failed. */
export const orderStatus: Readonly<Record<OrderState, ValueOf<typeof paymentStatus>>> = {
  completed: 'success',
  paying: 'processing',
  compensating: 'processing',
  failed: 'failed',
  refunding: 'processing',
  refunded: 'failed',
};
