import { Notice, Stack, VisuallyHidden } from '@poku/kit';
import { useRef } from 'react';
import type { HistoryPage } from '../../calls/history';
import { MoreButton } from '../../features/grow-list/more-button';
import { useNearEnd } from '../../features/grow-list/use-near-end';
import { historyWording } from '../../wording/history';
import { LongList, type LongListProps } from './long-list';
import type { FirstRows } from './read-list';
import type { HistorySearch } from './search';
import { type HistoryListOptions, useHistoryList } from './use-history-list';

/** From so many rows on, more come by themselves when the end comes near. */
const GROWS_ITSELF_FROM = 20;
/** A flick goes so far, in CSS pixels, while rows are on their way. Those that are not near yet cost little. */
const AHEAD_PX = 4_000;
/** Rows that come by themselves at once. */
const OWN_GROWTH_ROWS = 50;

/** What a list is made of. */
export interface ListParts<T> extends Pick<LongListProps<T>, 'Chunk' | 'rowRem'> {
  /** What the rows were read with. */
  readonly search: HistorySearch;
  readonly list: Extract<FirstRows<T>, HistoryPage<T>>;
  readonly pick: HistoryListOptions<T>['pick'];
  /** Whether its end offers more rows. */
  readonly canGrow: boolean;
  readonly isSearching: boolean;
}

/** Rows by day; more of them by 'Load more', and by themselves once the list is long. */
export function HistoryList<T extends { readonly id: string; readonly at: string }>(props: ListParts<T>) {
  const { search, list, pick, Chunk, rowRem, canGrow, isSearching } = props;
  const grown = useHistoryList({ search, start: list, isSearching, pick });
  const { chunks, rows, grow, problem } = grown;
  const hasMore = grown.hasMore && canGrow;
  const isLoading = grown.isLoading || isSearching;
  const end = useRef<HTMLDivElement>(null);
  const hasFailed = problem !== undefined && !isLoading;
  useNearEnd({
    end,
    isOn: hasMore && !isLoading && problem === undefined && rows >= GROWS_ITSELF_FROM,
    nearPx: AHEAD_PX,
    rows,
    onNearEnd: () => grow(OWN_GROWTH_ROWS),
  });
  return (
    <div>
      <VisuallyHidden role="status">{historyWording.shown(rows, list.total)}</VisuallyHidden>
      <LongList
        chunks={chunks}
        firstChunks={grown.firstChunks}
        rows={rows}
        growsItself={rows > GROWS_ITSELF_FROM}
        Chunk={Chunk}
        rowRem={rowRem}
      />
      {hasMore && (
        <Stack $gap={3} ref={end}>
          {hasFailed && <Notice tone="error">{historyWording.moreFailed(problem)}</Notice>}
          <MoreButton isLoading={isLoading} isRetry={hasFailed} onPress={() => grow()} />
        </Stack>
      )}
    </div>
  );
}
