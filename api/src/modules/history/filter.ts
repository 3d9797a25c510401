import type { wire } from '@poku/shared/contract';
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

const dayMs = 24 * 60 * 60_000;

/** A day begins at midnight WIB (D53). @param day `YYYY-MM-DD` */
const startOf = (day: string): number => new Date(`${day}T00:00:00+07:00`).getTime();

/** What was asked for, with its days as moments; the last day counts whole. */
export const filterOf = ({ from, to, status, type, partnerId }: FilterQuery): HistoryFilter => ({
  from: from === undefined ? undefined : new Date(startOf(from)),
  until: to === undefined ? undefined : new Date(startOf(to) + dayMs),
  status,
  type,
  partnerId,
});
