import { useState } from 'react';
import type { TabView } from './loader';
import { toAddress } from './search';
import type { HistoryTab } from './tab';

/** What could not be read again is as it was read before, with the same rows in place. */
function renew<T>(before: TabView<HistoryTab, T>, now: TabView<HistoryTab, T>): TabView<HistoryTab, T> {
  if (toAddress(before) !== toAddress(now)) return now;
  const isLost = before.list.status === 'ready' && now.list.status === 'failed';
  return {
    ...now,
    points: now.points ?? before.points,
    waiting: now.waiting ?? before.waiting,
    list: isLost ? before.list : now.list,
  };
}

/** A tab as it was read last, also while reading parts of it again fails; another tab or filter starts anew. */
export function useKeptView<T>(view: TabView<HistoryTab, T>): TabView<HistoryTab, T> {
  const [kept, keep] = useState({ of: view, view });
  if (kept.of === view) return kept.view;
  const next = { of: view, view: renew(kept.view, view) };
  keep(next);
  return next.view;
}
