import { formatTime } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import type { EarnEntry } from '../../calls/history';
import { EarnLine, EarnWhat } from './earn-line';
import { Amount } from './entry.styles';
import { RowState } from './row-state';
import { EntryRow } from './table-row';

export function EarnRow({ entry }: { readonly entry: EarnEntry }) {
  const { points, at, status } = entry;
  const isSuccess = status === 'success';
  return (
    <EarnLine entry={entry} when={formatTime(at)}>
      <Amount $tone={isSuccess ? 'success' : 'inkMuted'}>
        {isSuccess ? `+${formatPoints(points)}` : formatPoints(0)}
      </Amount>
      <RowState status={status} tone="error" />
    </EarnLine>
  );
}

/** The same in a table. @param rowIndex from 1, that of the headings */
export function EarnTableRow({ entry, rowIndex }: { readonly entry: EarnEntry; readonly rowIndex: number }) {
  const { points, at, status } = entry;
  const isSuccess = status === 'success';
  return (
    <EntryRow
      {...{ rowIndex, at, status }}
      badge={isSuccess ? 'success' : 'error'}
      points={isSuccess ? points : 0}
      tone={isSuccess ? 'success' : 'inkMuted'}
    >
      <EarnWhat entry={entry} />
    </EntryRow>
  );
}
