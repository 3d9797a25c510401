import { formatWeekday } from '@poku/shared/domain';
import { color, css, font, List, space, styled } from '@poku/shared/ui';
import type { ReactNode } from 'react';
import type { RowGroup } from './group-rows';

/** Height of a row before it was ever laid out; afterwards the browser remembers it. It grows with the text. */
const ROW_HEIGHT_REM = 5.3;

/** Not laid out while it is out of sight, so that ten thousand rows scroll as a hundred do. */
const Root = styled.div<{ $isStart: boolean; $rows: number }>`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${({ $rows }) => $rows * ROW_HEIGHT_REM}rem;
  ${({ $isStart }) =>
    $isStart &&
    css`
      &:not(:first-child) {
        margin-top: ${space(5)};
      }
    `}
`;
const Day = styled.h2`
  ${font('caption', 'bold')}
  margin-bottom: ${space(2)};
  color: ${color('inkMuted')};
`;
/** The groups of one day look like one list. */
const Rows = styled(List)<{ $isStart: boolean; $isEnd: boolean }>`
  ${({ $isStart }) =>
    !$isStart &&
    css`
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      border-block-start: 0;
    `}
  ${({ $isEnd }) =>
    !$isEnd &&
    css`
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    `}
`;

interface RowGroupViewProps<T> {
  readonly group: RowGroup<T>;
  /** One row as a list item with its key. */
  readonly row: (entry: T) => ReactNode;
}

/** Rows of one day, under its name where the day begins. */
export function RowGroupView<T>({ group: { day, rows, isStart, isEnd }, row }: RowGroupViewProps<T>) {
  const name = formatWeekday(`${day}T00:00:00+07:00`);
  return (
    <Root $isStart={isStart} $rows={rows.length}>
      {isStart && <Day>{name}</Day>}
      <Rows aria-label={name} $isStart={isStart} $isEnd={isEnd}>
        {rows.map(row)}
      </Rows>
    </Root>
  );
}
