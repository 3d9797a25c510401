import { formatTime } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { Badge } from '@poku/kit';
import { type EarnEntry, historyTermWording } from '../../calls/history';
import { EarnLine } from './earn-line';
import { Amount } from './entry.styles';

export function EarnRow({ entry }: { readonly entry: EarnEntry }) {
  const { points, at, status } = entry;
  const isSuccess = status === 'success';
  return (
    <EarnLine entry={entry} when={formatTime(at)}>
      <Amount $tone={isSuccess ? 'success' : 'inkMuted'}>
        {isSuccess ? `+${formatPoints(points)}` : formatPoints(0)}
      </Amount>
      <Badge $tone={isSuccess ? 'success' : 'error'}>{historyTermWording.status[status]}</Badge>
    </EarnLine>
  );
}
