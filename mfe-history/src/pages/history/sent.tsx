import { formatDay } from '@poku/domain/dates';
import type { BurnEntry } from '../../calls/history';
import { historyWording } from '../../wording/history';
import { Muted } from './entry.styles';

/** When others accepted coupons that the member sent (D68). */
export function Sent({ sent }: Pick<BurnEntry, 'sent'>) {
  return sent.map(({ at }, index) => <Muted key={index}>{historyWording.sent(formatDay(at))}</Muted>);
}
