import type { ResultStatus } from '../../paths';
import type { Asked, Found } from './loader';

/** What the page says: one of the four results ([C] §4), or that nobody could tell. */
export type ResultState = ResultStatus | 'missing' | 'unread';

/**
 * The server's word counts. Where it knows nothing, the purchase's own end stands: what was refused before there was an
 * order, and what got no answer, which is also all that a lost purchase's key says. A number stands for an order, so without
 * one it names nothing of this member.
 */
export function resultState({ name, end }: Asked, found: Found): ResultState {
  if (found.kind === 'transaction') return found.transaction.status;
  if (found.kind === 'unread') return end?.status ?? 'unread';
  return 'key' in name ? (end?.status ?? 'timeout') : 'missing';
}

/** Whether nobody knows yet how it ends. */
export const isOpen = (state: ResultState): boolean => state === 'processing' || state === 'timeout';
