import { historyWording } from '@poku/shared/domain';

/** The two views of the history ([C] §2). */
export type HistoryTab = 'raih' | 'tukar';

export const TABS: readonly { readonly id: HistoryTab; readonly label: string }[] = [
  { id: 'raih', label: historyWording.earnTab },
  { id: 'tukar', label: historyWording.burnTab },
];

/** `tab=tukar` selects the second tab; anything else is the first. */
export function tabOf(query: URLSearchParams): HistoryTab {
  return query.get('tab') === 'tukar' ? 'tukar' : 'raih';
}
