import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { useFetcher, useLocation, useNavigate } from '@poku/kit/router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { rowsInAddress } from '../../features/grow-list/read-rows';
import { appendRows, type RowChunk } from './group-rows';
import type { HistoryMore, loader } from './loader';
import type { FirstRows, NextRows } from './read-list';
import { type HistorySearch, toAddress } from './search';

interface Row {
  readonly id: string;
  readonly at: string;
}
interface GrownList<T> {
  /** The reading that this list started with. */
  readonly start: FirstRows<T>;
  /** Counts the readings, so that an answer for an older one is never appended. */
  readonly reading: number;
  readonly chunks: readonly RowChunk<T>[];
  /** Chunks of the reading. */
  readonly firstChunks: number;
  readonly rows: number;
  readonly nextCursor: string | null;
  /** Rows that came after those of the reading. */
  readonly hasGrown: boolean;
}

function begin<T extends Row>(start: FirstRows<T>, reading: number): GrownList<T> {
  const { entries, nextCursor } = start.status === 'ready' ? start : { entries: [], nextCursor: null };
  const chunks = appendRows([], entries);
  return {
    start,
    reading,
    chunks,
    firstChunks: chunks.length,
    rows: entries.length,
    nextCursor,
    hasGrown: false,
  };
}

function append<T extends Row>(
  list: GrownList<T>,
  { entries, nextCursor }: Extract<NextRows<T>, { readonly problem?: undefined }>,
): GrownList<T> {
  const chunks = appendRows(list.chunks, entries);
  return { ...list, chunks, rows: list.rows + entries.length, nextCursor, hasGrown: true };
}

/** What a list starts with, and what belongs to it. */
export interface HistoryListOptions<T> {
  readonly search: HistorySearch;
  readonly start: FirstRows<T>;
  /** Another list is on its way: the address is that one's. */
  readonly isSearching: boolean;
  /** The part for this list among what the loader gives. */
  readonly pick: (more: HistoryMore) => NextRows<T> | null;
}

/** The first rows of a history and what was appended to them by cursor, which the address counts (D52). */
export function useHistoryList<T extends Row>({ search, start, isSearching, pick }: HistoryListOptions<T>) {
  const location = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const [list, setList] = useState(() => begin(start, 0));
  const fetcher = useFetcher<typeof loader>({ key: `${id}-${list.reading}` });
  const more = fetcher.data?.kind === 'more' ? pick(fetcher.data) : null;
  const answer = more?.after === list.nextCursor ? more : null;
  if (list.start !== start) setList(begin(start, list.reading + 1));
  else if (answer && answer.problem === undefined) setList(append(list, answer));

  const countInAddress = useEffectEvent((rows: number) => {
    const state: unknown = location.state;
    const address = toAddress(search, [['perPage', String(rowsInAddress(rows))]]);
    if (isSearching || `?${address}` === location.search) return;
    void navigate({ search: address }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (list.hasGrown) countInAddress(list.rows);
  }, [list]);

  const grow = (rows: number = LIST_PAGE_SIZE): void => {
    if (list.nextCursor === null || fetcher.state !== 'idle') return;
    const part = [
      ['cursor', list.nextCursor],
      ['rows', String(rows)],
    ];
    void fetcher.load(`${location.pathname}?${toAddress(search, part)}`);
  };
  return {
    chunks: list.chunks,
    firstChunks: list.firstChunks,
    rows: list.rows,
    hasMore: list.nextCursor !== null,
    grow,
    isLoading: fetcher.state !== 'idle',
    problem: answer?.problem,
  };
}
