import { formatDay, formatTime } from '@poku/domain/dates';
import { formatNumber } from '@poku/domain/numbers';
import { Badge, type BadgeTone } from '@poku/kit';
import type { ReactNode } from 'react';
import { historyTermWording, type HistoryStatus } from '../../calls/history';
import { Amount, type AmountTone, Muted } from './entry.styles';
import { TableCell, TableRow } from './history-table';

interface EntryRowProps {
  /** From 1, that of the headings. */
  readonly rowIndex: number;
  /** ISO 8601. */
  readonly at: string;
  readonly status: HistoryStatus;
  readonly badge: BadgeTone;
  /** Whole points, with their sign. */
  readonly points: number;
  readonly tone: AmountTone;
  /** What it was for. */
  readonly children: ReactNode;
}

/** A row of the history: when, what, how it ended, and how many points it moved. */
export const EntryRow = ({ rowIndex, at, status, badge, points, tone, children }: EntryRowProps) => (
  <TableRow aria-rowindex={rowIndex}>
    <TableCell>
      <Muted>{formatDay(at)}</Muted>
      <Muted>{formatTime(at)}</Muted>
    </TableCell>
    <TableCell>{children}</TableCell>
    <TableCell>
      <Badge $tone={badge}>{historyTermWording.status[status]}</Badge>
    </TableCell>
    <TableCell>
      <Amount $tone={tone}>
        {points > 0 && '+'}
        {formatNumber(points)}
      </Amount>
    </TableCell>
  </TableRow>
);
