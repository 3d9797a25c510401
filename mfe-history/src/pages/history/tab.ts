import type { FilterChoices } from '../../features/filter-history/history-filter';
import { historyWording } from '../../wording/history';

/** The two views of the history ([C] §2). */
export type HistoryTab = 'raih' | 'tukar';

export const TABS: readonly { readonly id: HistoryTab; readonly label: string }[] = [
  { id: 'raih', label: historyWording.earnTab },
  { id: 'tukar', label: historyWording.burnTab },
];

/** What each tab can be narrowed by; an earn is never in process ([C] §4). */
export const CHOICES: Readonly<Record<HistoryTab, FilterChoices>> = {
  raih: { statuses: ['success', 'failed'], kinds: [] },
  tukar: { statuses: ['success', 'processing', 'failed'], kinds: ['coupon', 'prepaid'] },
};

/** `tab=tukar` selects the second tab; anything else is the first. */
export function tabOf(query: URLSearchParams): HistoryTab {
  return query.get('tab') === 'tukar' ? 'tukar' : 'raih';
}
