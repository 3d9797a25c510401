import { formatPoints } from '@poku/domain/numbers';
import { Notice } from '@poku/kit';
import { earningWording } from './wording';

export interface DebtNoticeProps {
  /** Points that the member owes. */
  readonly debt: number;
}

/** Says what a member owes, what it comes from and how it ends (D64). Nothing when nothing is owed. */
export function DebtNotice({ debt }: DebtNoticeProps) {
  if (debt <= 0) return null;
  return <Notice tone="info">{earningWording.debt(formatPoints(debt))}</Notice>;
}
