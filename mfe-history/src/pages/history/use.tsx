import { formatDay, formatTime } from '@poku/domain/dates';
import type { BurnEntry } from '../../calls/history';
import { historyWording } from '../../wording/history';
import { Muted } from './entry.styles';

/** When and where a merchant took a coupon. */
export function Use({ use: { at, store } }: { readonly use: BurnEntry['uses'][number] }) {
  return <Muted>{historyWording.used(formatDay(at), formatTime(at), store)}</Muted>;
}
