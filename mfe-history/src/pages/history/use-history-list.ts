import { useGrowingList } from '@poku/flows/growing-list';
import { useLocation, useNavigate } from '@poku/kit/router';
import { usePlatform } from '@poku/platform';
import { useEffect, useEffectEvent } from 'react';
import type { HistoryPage } from '../../calls/history';
import { rowsInAddress } from '../../features/grow-list/read-rows';
import { appendRows, type RowChunk } from './group-rows';
import type { ReadHistory } from './read-list';
import { type HistorySearch, toAddress } from './search';

interface Row {
  readonly id: string;
  readonly at: string;
}
interface ShownRows<T> {
  readonly chunks: readonly RowChunk<T>[];
  /** Chunks that the list began with. */
  readonly firstChunks: number;
  readonly rows: number;
}

function begin<T extends Row>(rows: readonly T[]): ShownRows<T> {
  const chunks = appendRows([], rows);
  return { chunks, firstChunks: chunks.length, rows: rows.length };
}

function append<T extends Row>(shown: ShownRows<T>, more: readonly T[]): ShownRows<T> {
  return { ...shown, chunks: appendRows(shown.chunks, more), rows: shown.rows + more.length };
}

/** What a list starts with, and what belongs to it. */
export interface HistoryListOptions<T> {
  /** What the rows were read with. */
  readonly search: HistorySearch;
  readonly start: HistoryPage<T>;
  /** Another list is on its way: the address is that one's. */
  readonly isSearching: boolean;
  readonly read: ReadHistory<T>;
}

/** The first rows of a history and what was appended to them, which the address counts (D52). */
export function useHistoryList<T extends Row>({ search, start, isSearching, read }: HistoryListOptions<T>) {
  const location = useLocation();
  const navigate = useNavigate();
  const readMore = read(usePlatform(), search.filter);
  const list = useGrowingList<T, ShownRows<T>>({ start, begin, append, read: readMore });
  const { shown, hasGrown } = list;

  const countInAddress = useEffectEvent((rows: number) => {
    const state: unknown = location.state;
    const address = toAddress(search, [['perPage', String(rowsInAddress(rows))]]);
    if (isSearching || `?${address}` === location.search) return;
    void navigate({ search: address }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (hasGrown) countInAddress(shown.rows);
  }, [hasGrown, shown]);
  return { ...list, ...shown };
}
