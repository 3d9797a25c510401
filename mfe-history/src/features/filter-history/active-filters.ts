import { formatDate } from '@poku/domain/dates';
import type { ActiveFilter } from '@poku/flows/filter';
import { historyFilterWording } from '../../wording/history-filter';
import { historyWording } from '../../wording/history';
import { type HistoryFilter, type HistoryPage, historyTermWording } from '../../calls/history';

/** Partners that a history can be narrowed to. */
export type HistoryPartners = HistoryPage<unknown>['partners'];

/** A WIB day, `YYYY-MM-DD`, as members read it, `DD/MM/YYYY`. */
const shortDay = (day: string): string => formatDate(`${day}T00:00:00+07:00`);

/** The days as members read them; `null` without a limit. */
export function daysLabel({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): string | null {
  if (from !== undefined && to !== undefined)
    return historyFilterWording.between(shortDay(from), shortDay(to));
  if (from !== undefined) return historyFilterWording.since(shortDay(from));
  return to === undefined ? null : historyFilterWording.until(shortDay(to));
}

/** What is asked for, in the order of the dialog. */
export function activeFilters(
  filter: HistoryFilter,
  partners: HistoryPartners,
): readonly ActiveFilter<HistoryFilter>[] {
  const { kind, status, partnerId } = filter;
  const days = daysLabel(filter);
  const partner = partners.find(({ id }) => id === partnerId)?.name ?? historyFilterWording.unknownPartner;
  return [
    ...(days === null ? [] : [{ label: days, without: { ...filter, from: undefined, to: undefined } }]),
    ...(kind ? [{ label: historyWording.kinds[kind], without: { ...filter, kind: undefined } }] : []),
    ...(status
      ? [{ label: historyTermWording.status[status], without: { ...filter, status: undefined } }]
      : []),
    ...(partnerId === undefined ? [] : [{ label: partner, without: { ...filter, partnerId: undefined } }]),
  ];
}
