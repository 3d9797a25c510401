import { Badge, type BadgeTone, VisuallyHidden } from '@poku/kit';
import { type BurnEntry, historyTermWording } from '../../calls/history';

interface RowStateProps {
  readonly status: BurnEntry['status'];
  readonly tone: BadgeTone;
}

/** What became of it. That all is well is told to who does not see it: its points stand beside it. */
export function RowState({ status, tone }: RowStateProps) {
  const word = historyTermWording.status[status];
  return status === 'success' ? <VisuallyHidden>{word}</VisuallyHidden> : <Badge $tone={tone}>{word}</Badge>;
}
