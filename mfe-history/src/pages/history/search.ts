import type { HistoryFilter } from '../../calls/history';
import { filterToAddress, readFilter } from '../../features/filter-history/history-filter';
import { CHOICES, type HistoryTab, tabOf } from './tab';

/** What an address of the history says besides how many rows are shown. */
export interface HistorySearch {
  readonly tab: HistoryTab;
  readonly filter: HistoryFilter;
}

/** A made-up address must not break the page: what it cannot mean is dropped. */
export function readSearch(query: URLSearchParams): HistorySearch {
  const tab = tabOf(query);
  return { tab, filter: readFilter(query, CHOICES[tab]) };
}

/**
 * The query of an address; what is the default is left out.
 * @param more further names and values
 */
export function toAddress({ tab, filter }: HistorySearch, more: readonly string[][] = []): string {
  const query = [...(tab === 'tukar' ? [['tab', tab]] : []), ...filterToAddress(filter), ...more];
  return new URLSearchParams(query).toString();
}

/** The same days and status in the other tab, where that status exists; partners and kinds are a tab's own. */
export function inTab(tab: HistoryTab, { from, to, status }: HistoryFilter): HistorySearch {
  return readSearch(new URLSearchParams(toAddress({ tab, filter: { from, to, status } })));
}

export const isFiltered = (filter: HistoryFilter): boolean => filterToAddress(filter).length > 0;

/** A list that grew counts its rows in the address; they are there already, so it is not read again. */
export function shouldReload(from: URL, to: URL): boolean {
  const listOf = ({ pathname, searchParams }: URL): string =>
    `${pathname}?${toAddress(readSearch(searchParams))}`;
  return listOf(from) !== listOf(to);
}
