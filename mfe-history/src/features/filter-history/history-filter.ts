import { isCalendarDay } from '@poku/domain/dates';
import { isPartnerId } from '@poku/domain/partner-id';
import type { BurnKind, HistoryFilter, HistoryStatus } from '../../calls/history';

/** What a tab of the history can be narrowed by. */
export interface FilterChoices {
  readonly statuses: readonly HistoryStatus[];
  /** Empty: its rows are of one kind. */
  readonly kinds: readonly BurnKind[];
}

export const NO_FILTER: HistoryFilter = {};

/** First and last day; both missing when they cannot be. */
function readDays(query: URLSearchParams): Pick<HistoryFilter, 'from' | 'to'> {
  const [from, to] = ['from', 'to'].map((name) => {
    const day = query.get(name) ?? '';
    return isCalendarDay(day) ? day : undefined;
  });
  const isTurned = from !== undefined && to !== undefined && to < from;
  return isTurned ? {} : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The filter of an address; what it cannot mean is dropped. */
export function readFilter(query: URLSearchParams, { statuses, kinds }: FilterChoices): HistoryFilter {
  const status = statuses.find((name) => name === query.get('status'));
  const kind = kinds.find((name) => name === query.get('type'));
  const partnerId = query.get('partner') ?? '';
  return {
    ...readDays(query),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(isPartnerId(partnerId) && { partnerId }),
  };
}

/** The filter in an address, as names and values; what is not asked for is left out. */
export function filterToAddress({ from, to, status, kind, partnerId }: HistoryFilter): string[][] {
  const values = { from, to, status, type: kind, partner: partnerId };
  return Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
}
