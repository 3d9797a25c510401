import type { HistoryStatus } from '@poku/mfe-history/calls/history';
import type { OrderState } from '../payment/saga/states';

/** Status of a burn by the order's state ([C] §4); one that was given back failed. */
export const burnStatus: Readonly<Record<OrderState, HistoryStatus>> = {
  completed: 'success',
  paying: 'processing',
  compensating: 'processing',
  failed: 'failed',
  refunding: 'processing',
  refunded: 'failed',
};
