import { formatWeekday } from '@poku/domain/dates';
import { color, css, font, List, space, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import type { RowChunk } from './group-rows';

const Day = styled.h2`
  ${font('caption', 'bold')}
  margin: 0 0 ${space(2)};
  color: ${color('inkMuted')};
`;
/** What a group looks like hangs on itself alone: by its place among the others, the browser would look at all of them. */
const Rows = styled(List)<{ $isStart: boolean; $isEnd: boolean }>`
  ${({ $isStart }) =>
    !$isStart &&
    css`
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      border-block-start: 0;
    `}
  ${({ $isEnd }) =>
    $isEnd
      ? css`
          margin-bottom: ${space(5)};
        `
      : css`
          border-end-start-radius: 0;
          border-end-end-radius: 0;
        `}
`;

interface RowChunkViewProps<T> {
  readonly chunk: RowChunk<T>;
  /** One row as a list item with its key. */
  readonly row: (entry: T) => ReactNode;
}

/** Rows under the names of their days; the parts of one day look like one list. */
export function RowChunkView<T>({ chunk, row }: RowChunkViewProps<T>) {
  return (
    <>
      {chunk.groups.map(({ day, rows, isStart, isEnd }) => {
        const name = formatWeekday(`${day}T00:00:00+07:00`);
        return (
          <div key={day}>
            {isStart && <Day>{name}</Day>}
            <Rows aria-label={name} $isStart={isStart} $isEnd={isEnd}>
              {rows.map(row)}
            </Rows>
          </div>
        );
      })}
    </>
  );
}

interface TableChunkViewProps<T> {
  readonly chunk: RowChunk<T>;
  /** One row of the table with its key. */
  readonly row: (entry: T, rowIndex: number) => ReactNode;
}

/** The headings, and rows count from 1. */
const FIRST_ROW_INDEX = 2;

/** Rows of a table, each of which names its day itself. */
export const TableChunkView = <T,>({ chunk: { groups, start }, row }: TableChunkViewProps<T>) =>
  groups.flatMap(({ rows }) => rows).map((entry, index) => row(entry, FIRST_ROW_INDEX + start + index));
