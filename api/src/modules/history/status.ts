import type { OrderState } from '../payment/saga/states';

/** Status of a burn by the order's state ([C] §4): 0 success, 1 in process, 2 failed or given back. */
export const burnStatus: Readonly<Record<OrderState, 0 | 1 | 2>> = {
  completed: 0,
  paying: 1,
  compensating: 1,
  failed: 2,
  refunding: 1,
  refunded: 2,
};
