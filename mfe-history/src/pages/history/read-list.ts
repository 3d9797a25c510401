import type { Platform } from '@poku/contract';
import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { type ReadPage, readRows } from '@poku/flows/growing-list';
import { isApiError, messageFor } from '@poku/platform';
import {
  type BurnEntry,
  burnPageCall,
  type EarnEntry,
  earnPageCall,
  type HistoryFilter,
  type HistoryPage,
} from '../../calls/history';

/** How the rows of a filter are read. */
export type ReadHistory<T> = (platform: Platform, filter: HistoryFilter) => ReadPage<HistoryPage<T>>;

export const readEarns: ReadHistory<EarnEntry> =
  ({ call }, filter) =>
  (page, signal) =>
    call(earnPageCall, { ...filter, ...page }, { signal });

export const readBurns: ReadHistory<BurnEntry> =
  ({ call }, filter) =>
  (page, signal) =>
    call(burnPageCall, { ...filter, ...page }, { signal });

/** The first rows of a list, or why they are missing. */
export type FirstRows<T> =
  | ({ readonly status: 'ready' } & HistoryPage<T>)
  | { readonly status: 'failed'; readonly message: string };

/** What the page cannot show a part of: the shell says it for the whole page. */
const isForShell = (error: unknown): boolean => isApiError(error) && error.kind === 'offline';

/** The first rows of a list; a failure is a value, unless the device is offline. */
export async function readFirst<T>(
  read: ReadPage<HistoryPage<T>>,
  rows: number,
  signal: AbortSignal,
): Promise<FirstRows<T>> {
  try {
    return { status: 'ready', ...(await readRows(read, rows, PER_PAGE_MAX, signal)) };
  } catch (error) {
    if (isForShell(error)) throw error;
    return { status: 'failed', message: messageFor(error) };
  }
}
