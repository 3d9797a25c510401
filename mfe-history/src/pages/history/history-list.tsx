import type { HistoryPage } from '@poku/shared/contract';
import { historyWording } from '@poku/shared/domain';
import { Notice, Stack, VisuallyHidden } from '@poku/shared/ui';
import { type ComponentType, useRef } from 'react';
import { MoreButton } from '../../features/grow-list/more-button';
import { useNearEnd } from '../../features/grow-list/use-near-end';
import { Deferred } from './deferred';
import type { RowChunk } from './group-rows';
import type { FirstRows } from './read-list';
import type { HistorySearch } from './search';
import { type HistoryListOptions, useHistoryList } from './use-history-list';

/** From so many rows on, more come by themselves when the end comes near. */
const GROWS_ITSELF_FROM = 20;
/** In a list of so many rows, those that are far from the screen leave the page. */
const DEFERRED_FROM = 200;
/** Rows that come by themselves at once. */
const OWN_GROWTH_ROWS = 50;

/** What a list is made of. */
export interface ListParts<T> {
  /** What the rows were read with. */
  readonly search: HistorySearch;
  readonly list: Extract<FirstRows<T>, HistoryPage<T>>;
  readonly pick: HistoryListOptions<T>['pick'];
  /** Rendered again only for another chunk. */
  readonly Chunk: ComponentType<{ readonly chunk: RowChunk<T> }>;
  /** Whether its end offers more rows. */
  readonly canGrow: boolean;
  readonly isSearching: boolean;
}

/** Rows by day; more of them by 'Load more', and by themselves once the list is long. */
export function HistoryList<T extends { readonly id: string; readonly at: string }>(props: ListParts<T>) {
  const { search, list, pick, Chunk, canGrow, isSearching } = props;
  const grown = useHistoryList({ search, start: list, isSearching, pick });
  const { chunks, rows, grow, problem } = grown;
  const hasMore = grown.hasMore && canGrow;
  const isLoading = grown.isLoading || isSearching;
  const end = useRef<HTMLDivElement>(null);
  const hasFailed = problem !== undefined && !isLoading;
  useNearEnd({
    end,
    isOn: hasMore && !isLoading && problem === undefined && rows >= GROWS_ITSELF_FROM,
    rows,
    onNearEnd: () => grow(OWN_GROWTH_ROWS),
  });
  return (
    <div>
      <VisuallyHidden role="status">{historyWording.shown(rows, list.total)}</VisuallyHidden>
      {chunks.map((chunk) => (
        <Deferred key={chunk.groups[0]?.rows[0]?.id} isOn={rows >= DEFERRED_FROM}>
          <Chunk chunk={chunk} />
        </Deferred>
      ))}
      {hasMore && (
        <Stack $gap={3} ref={end}>
          {hasFailed && <Notice tone="error">{historyWording.moreFailed(problem)}</Notice>}
          <MoreButton isLoading={isLoading} isRetry={hasFailed} onPress={() => grow()} />
        </Stack>
      )}
    </div>
  );
}
