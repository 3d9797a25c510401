import type { wire } from '@poku/shared/contract';
import { jakartaMidnight } from '../ledger/jakarta';
import type { FilterQuery } from './schema';

/** What a history is restricted to; undefined means no restriction. */
export interface HistoryFilter {
  /** First moment that counts. */
  from: Date | undefined;
  /** First moment that counts no more. */
  until: Date | undefined;
  status: wire.WireHistoryQuery['status'];
  /** Of burns alone. */
  type: wire.WireHistoryQuery['type'];
  partnerId: string | undefined;
}

/** Lets all rows through. */
export const noFilter: HistoryFilter = {
  from: undefined,
  until: undefined,
  status: undefined,
  type: undefined,
  partnerId: undefined,
};

/** What was asked for, with its days as moments: a day begins at midnight WIB (D53), and the last one counts whole. */
export const filterOf = ({ from, to, status, type, partnerId }: FilterQuery): HistoryFilter => ({
  from: from === undefined ? undefined : jakartaMidnight(from),
  until: to === undefined ? undefined : jakartaMidnight(to, 1),
  status,
  type,
  partnerId,
});
