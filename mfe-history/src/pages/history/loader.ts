import type { CallOptions, BurnEntry, EarnEntry, HistoryApi, PageArgs } from '@poku/shared/contract';
import { messageFor } from '@poku/shared/platform';
import { type GrownList, readRows, rowsOf } from '../../features/grow-list/read-rows';
import { type HistoryTab, tabOf } from './tab';

/** The rows of a tab, or why they are missing. */
export type Rows<T> =
  ({ readonly status: 'ready' } & GrownList<T>) | { readonly status: 'failed'; readonly message: string };

/** What the page shows; a total that could not be read is `null`. */
export type HistoryView = { readonly total: number | null } & (
  | { readonly tab: Extract<HistoryTab, 'raih'>; readonly list: Rows<EarnEntry> }
  | { readonly tab: Extract<HistoryTab, 'tukar'>; readonly list: Rows<BurnEntry> }
);

const rowsFrom = <T>(list: Promise<GrownList<T>>): Promise<Rows<T>> =>
  list.then(
    (grown) => ({ status: 'ready', ...grown }),
    (error: unknown) => ({ status: 'failed', message: messageFor(error) }),
  );

const readBurn = async (api: HistoryApi, count: number, options: CallOptions): Promise<HistoryView> => {
  const [list, total] = await Promise.all([
    rowsFrom(readRows(count, (page) => api.burn(page, options))),
    api.burnTotal(options).catch(() => null),
  ]);
  return { tab: 'tukar', list, total };
};

const readEarn = async (api: HistoryApi, count: number, options: CallOptions): Promise<HistoryView> => {
  const [list, total] = await Promise.all([
    rowsFrom(readRows(count, (page) => api.earn(page, options))),
    api.earnTotal(options).catch(() => null),
  ]);
  return { tab: 'raih', list, total };
};

export function loader({ platform, request }: PageArgs): Promise<HistoryView> {
  const query = new URL(request.url).searchParams;
  const read = tabOf(query) === 'tukar' ? readBurn : readEarn;
  return read(platform.api.history, rowsOf(query), { signal: request.signal });
}
