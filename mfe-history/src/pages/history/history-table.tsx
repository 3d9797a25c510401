import { color, css, font, radius, space, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import { historyTableWording } from '../../wording/history-table';

const Table = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  overflow: hidden;
`;
/** Each column has its width in every row; with large text cells stand below each other. */
const columns = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  > :nth-child(1) {
    flex: 0 0 5.5rem;
  }
  > :nth-child(2) {
    flex: 1 1 10rem;
    min-width: 0;
  }
  > :nth-child(3) {
    flex: 0 0 5.25rem;
  }
  > :nth-child(4) {
    flex: 0 0 4.5rem;
    margin-inline-start: auto;
    text-align: end;
  }
`;
const Head = styled.div`
  ${columns}
  ${font('caption', 'bold')}
  padding-block: ${space(2)};
  color: ${color('inkMuted')};
`;

/** Holds four `TableCell`s. */
export const TableRow = styled.div.attrs({ role: 'row' })`
  ${columns}
  border-top: 1px solid ${color('line')};
`;
export const TableCell = styled.div.attrs({ role: 'cell' })``;

export interface HistoryTableProps {
  /** What it is a table of. */
  readonly label: string;
  /** Heading of the second column. */
  readonly what: string;
  /** Rows that there are; those far from the screen may not be in the page. */
  readonly total: number;
  /** Places of `TableRow`s; elements without a role may stand around them. */
  readonly children: ReactNode;
}

/**
 * Rows of a history below the names of their columns. By its roles: what keeps the places of rows that left the page may not stand in a
 * `<table>`.
 */
export const HistoryTable = ({ label, what, total, children }: HistoryTableProps) => (
  <Table role="table" aria-label={label} aria-rowcount={total + 1}>
    <Head role="row" aria-rowindex={1}>
      {[historyTableWording.when, what, historyTableWording.status, historyTableWording.points].map(
        (name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ),
      )}
    </Head>
    {children}
  </Table>
);
