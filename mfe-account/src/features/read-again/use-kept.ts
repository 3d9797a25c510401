import { useState } from 'react';
import type { Outcome } from './outcome';

/** What was read last, also while reading it again fails; `null` when it was never read. */
export function useKept<T>(outcome: Outcome<T>): T | null {
  const [kept, keep] = useState(outcome);
  if (outcome.status === 'ready' && outcome !== kept) keep(outcome);
  return kept.status === 'ready' ? kept.value : null;
}
