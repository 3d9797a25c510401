import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { MoreRows } from '@poku/flows/growing-list';
import { space, styled, VisuallyHidden } from '@poku/kit';
import { useIsDesk } from '@poku/kit/hooks';
import { useRef } from 'react';
import type { HistoryPage } from '../../calls/history';
import { useNearEnd } from '../../features/grow-list/use-near-end';
import { LOAD_MORE_INDICATOR_MS } from '../../limits';
import { historyWording } from '../../wording/history';
import { HistoryTable, type HistoryTableProps } from './history-table';
import { LongList, type LongListProps } from './long-list';
import { type HistoryListOptions, useHistoryList } from './use-history-list';

/** From so many rows on, more come by themselves when the end comes near. */
const GROWS_ITSELF_FROM = 20;
/** A flick goes so far, in CSS pixels, while rows are on their way. Those that are not near yet cost little. */
const AHEAD_PX = 4_000;
/** Rows that come by themselves at once. */
const OWN_GROWTH_ROWS = 50;

/** As far from the end as the last day of a list. */
const Rows = styled.div`
  margin-bottom: ${space(5)};
`;

/** What a list is made of. */
export interface ListParts<T>
  extends Pick<LongListProps<T>, 'Chunk' | 'rowRem'>, Omit<HistoryListOptions<T>, 'start'> {
  readonly list: HistoryPage<T>;
  /** What differs where it is a table. */
  readonly table: Pick<LongListProps<T>, 'Chunk' | 'rowRem'> & Pick<HistoryTableProps, 'label' | 'what'>;
  /** Whether its end offers more rows. */
  readonly canGrow: boolean;
}

/** Rows by day, on a desk rows of a table; more of them by 'Load more', and by themselves once the list is long. */
export function HistoryList<T extends { readonly id: string; readonly at: string }>(props: ListParts<T>) {
  const { list, table, canGrow, isSearching } = props;
  const isDesk = useIsDesk();
  const { Chunk, rowRem } = isDesk ? table : props;
  const grown = useHistoryList({ ...props, start: list });
  const { chunks, rows, grow, problem } = grown;
  const hasMore = grown.hasMore && canGrow;
  const isLoading = grown.isLoading || isSearching;
  const end = useRef<HTMLDivElement>(null);
  useNearEnd({
    end,
    isOn: hasMore && !isLoading && problem === undefined && rows >= GROWS_ITSELF_FROM,
    nearPx: AHEAD_PX,
    rows,
    onNearEnd: () => grow(OWN_GROWTH_ROWS),
  });
  const longList = (
    <LongList
      // What is known of the heights of one is nothing to the other.
      key={isDesk ? 'table' : 'list'}
      chunks={chunks}
      firstChunks={grown.firstChunks}
      rows={rows}
      growsItself={rows > GROWS_ITSELF_FROM}
      Chunk={Chunk}
      rowRem={rowRem}
    />
  );
  return (
    <div>
      <VisuallyHidden role="status">{historyWording.shown(rows, list.total)}</VisuallyHidden>
      {isDesk ? (
        <Rows>
          <HistoryTable label={table.label} what={table.what} total={list.total}>
            {longList}
          </HistoryTable>
        </Rows>
      ) : (
        longList
      )}
      {hasMore && (
        <MoreRows
          ref={end}
          isLoading={isLoading}
          problem={problem && historyWording.moreFailed(problem)}
          indicatorMs={LOAD_MORE_INDICATOR_MS}
          onPress={() => grow(LIST_PAGE_SIZE)}
        />
      )}
    </div>
  );
}
