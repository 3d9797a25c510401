import { filterWording } from '@poku/flows/filter';
import { Button, DeskAside, DeskColumns, EmptyState, motion, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import type { HistoryFilter } from '../../calls/history';
import { FilterBar } from '../../features/filter-history/filter-bar';
import { StatementButton } from '../../features/download-statement/statement-button';
import { NO_FILTER } from '../../features/filter-history/history-filter';
import { historyFilterWording } from '../../wording/history-filter';
import { CsvButton } from './csv-button';
import { FailedList } from './failed-list';
import { HistoryList, type ListParts } from './history-list';
import type { TabView } from './loader';
import { OnTheirWay } from './on-their-way';
import { type HistorySearch, isFiltered } from './search';
import { CHOICES, type HistoryTab } from './tab';
import { TotalCard } from './total-card';
import { useKeptView } from './use-kept-view';

/** The old rows stay in place until the new ones are there, and look so. */
const Results = styled(Stack)`
  transition: opacity ${motion.quick} ease-out;
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

/** What every tab is shown with. */
export interface PanelProps<T> {
  readonly view: TabView<HistoryTab, T>;
  /** The search of the address, or the one that is on its way. */
  readonly search: HistorySearch;
  readonly isSearching: boolean;
  readonly onFilter: (filter: HistoryFilter) => void;
}

interface HistoryPanelProps<T>
  extends PanelProps<T>, Pick<ListParts<T>, 'read' | 'Chunk' | 'rowRem' | 'table'> {
  readonly totalLabel: string;
  /** What stands in place of no rows at all. */
  readonly empty: { readonly text: string; readonly wayOn: ReactNode };
}

/** A tab: its points, what narrows it, its rows. */
export function HistoryPanel<T extends { readonly id: string; readonly at: string }>(
  props: HistoryPanelProps<T>,
) {
  const { search, isSearching, onFilter, totalLabel, empty, read, Chunk, rowRem, table } = props;
  const view = useKeptView(props.view);
  const { list, filter, points, waiting } = view;
  const { list: lastRead } = props.view;
  const isNarrowed = isFiltered(filter);
  const isEmpty = list.status === 'ready' && list.rows.length === 0;
  const isWaiting = waiting !== null && (waiting.rows.length > 0 || waiting.debt > 0);
  const succeeded = list.status === 'ready' ? list.succeeded : null;

  let content: ReactNode = null;
  if (isEmpty && isNarrowed) {
    const clear = <Button onClick={() => onFilter(NO_FILTER)}>{filterWording.clear}</Button>;
    content = <EmptyState drawing="search" text={historyFilterWording.nothing} action={clear} />;
  } else if (isEmpty) content = <EmptyState drawing="history" text={empty.text} action={empty.wayOn} />;
  else if (list.status === 'ready') {
    // Rows of which none moved points have nothing to add to a total of 0 ([C] §4); a filter may ask for just these.
    const canGrow = isNarrowed || points !== 0;
    const parts = { search: view, list, read, Chunk, rowRem, table, canGrow, isSearching };
    content = <HistoryList {...parts} />;
  }
  return (
    <DeskColumns $aside="start" $gap={isWaiting ? 6 : 4}>
      <DeskAside>
        <TotalCard label={totalLabel} points={points} rows={succeeded} isFiltered={isNarrowed} />
        {(!isEmpty || isNarrowed) && (
          <FilterBar
            filter={search.filter}
            choices={CHOICES[view.tab]}
            partners={list.status === 'ready' ? list.partners : []}
            onChange={onFilter}
          >
            {list.status === 'ready' && !isEmpty && <CsvButton tab={view.tab} filter={filter} />}
            <StatementButton />
          </FilterBar>
        )}
        {isWaiting && (
          <Results $gap={6} aria-busy={isSearching}>
            <OnTheirWay waiting={waiting} />
          </Results>
        )}
      </DeskAside>
      <Results $gap={6} aria-busy={isSearching}>
        {lastRead.status === 'failed' && <FailedList message={lastRead.message} />}
        {content}
      </Results>
    </DeskColumns>
  );
}
