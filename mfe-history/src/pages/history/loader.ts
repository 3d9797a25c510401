import type { PageArgs } from '@poku/contract';
import type { ReadPage } from '@poku/flows/growing-list';
import { type WaitingEarns, waitingEarnsCall } from '@poku/flows/earning/calls/waiting';
import {
  type BurnEntry,
  burnTotalCall,
  type EarnEntry,
  earnTotalCall,
  type HistoryFilter,
  type HistoryPage,
} from '../../calls/history';
import { rowsOf } from '../../features/grow-list/read-rows';
import { type FirstRows, readBurns, readEarns, readFirst } from './read-list';
import { isFiltered, readSearch } from './search';
import type { HistoryTab } from './tab';

/** What the page opens with: the first rows of a tab and the points of them all; `null` when those could not be read. */
export interface TabView<Tab extends HistoryTab, T> {
  readonly tab: Tab;
  readonly filter: HistoryFilter;
  readonly points: number | null;
  /** What no filter narrows; `null` beside a filter, of what was spent, and when it could not be read. */
  readonly waiting: WaitingEarns | null;
  readonly list: FirstRows<T>;
}
export type HistoryView = TabView<'raih', EarnEntry> | TabView<'tukar', BurnEntry>;

interface Reading<T> {
  readonly read: ReadPage<HistoryPage<T>>;
  readonly filter: HistoryFilter;
  /** Rows that are wanted. */
  readonly rows: number;
  readonly signal: AbortSignal;
  readonly readTotal: () => Promise<{ readonly points: number }>;
  readonly readWaiting?: () => Promise<WaitingEarns>;
}

/**
 * [C] §7 reads the total by a call of its own; that of a filter comes with the rows. The page is whole without it, and without what
 * waits, which an API of a release before does not know.
 */
async function readView<T>({ read, filter, rows, signal, readTotal, readWaiting }: Reading<T>) {
  const isWhole = !isFiltered(filter);
  const [list, total, waiting = null] = await Promise.all([
    readFirst(read, rows, signal),
    isWhole ? readTotal().catch(() => null) : null,
    isWhole ? readWaiting?.().catch(() => null) : null,
  ]);
  const ofRows = list.status === 'ready' ? list.points : null;
  return { filter, list, waiting, points: total?.points ?? ofRows };
}

export async function loader({ platform, request: { url, signal } }: PageArgs): Promise<HistoryView> {
  const query = new URL(url).searchParams;
  const { tab, filter } = readSearch(query);
  const reading = { filter, rows: rowsOf(query), signal };
  if (tab === 'raih') {
    const read = readEarns(platform, filter);
    const readTotal = () => platform.call(earnTotalCall, {}, { signal });
    const readWaiting = () => platform.call(waitingEarnsCall, {}, { signal });
    return { tab, ...(await readView({ ...reading, read, readTotal, readWaiting })) };
  }
  const read = readBurns(platform, filter);
  const readTotal = () => platform.call(burnTotalCall, {}, { signal });
  return { tab, ...(await readView({ ...reading, read, readTotal })) };
}
