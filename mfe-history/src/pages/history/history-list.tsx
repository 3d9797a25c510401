import { formatWeekday, historyWording } from '@poku/shared/domain';
import { useRevalidator } from '@poku/shared/router';
import { ButtonLink, color, EmptyState, ErrorPanel, font, List, space, Stack, styled } from '@poku/shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { groupByDay } from './group-by-day';
import type { Rows } from './loader';

const Day = styled.h2`
  ${font('caption', 'bold')}
  margin-bottom: ${space(2)};
  color: ${color('inkMuted')};
`;

export interface HistoryListProps<T> {
  readonly list: Rows<T>;
  readonly emptyText: string;
  /** One entry as a list item with its key. */
  readonly row: (entry: T) => ReactNode;
}

export function HistoryList<T extends { readonly id: string; readonly at: string }>(
  props: HistoryListProps<T>,
) {
  const { list, emptyText, row } = props;
  const { revalidate, state } = useRevalidator();
  if (list.status === 'failed') {
    const retry = () => void revalidate();
    return <ErrorPanel title={list.message} onRetry={retry} isRetrying={state === 'loading'} />;
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        drawing="history"
        text={emptyText}
        action={<ButtonLink to={paths.catalogue()}>{historyWording.toCatalogue}</ButtonLink>}
      />
    );
  }
  return (
    <Stack $gap={5}>
      {groupByDay(list.rows).map(({ day, entries }) => (
        <section key={day}>
          <Day>{formatWeekday(`${day}T00:00:00+07:00`)}</Day>
          <List>{entries.map(row)}</List>
        </section>
      ))}
    </Stack>
  );
}
