import type { ResultStatus } from '../../paths';
import type { Asked, Found } from './loader';

/** What the page says: one of the four results ([C] §4), or that nobody could tell. */
export type ResultState = ResultStatus | 'missing' | 'unread';

/**
 * The server's word counts. Where it knows nothing, the purchase's own end stands: what was refused before there was an
 * order, and what got no answer. A number stands for an order, so without one it names nothing of this member.
 */
export function resultState({ name, status }: Asked, found: Found): ResultState {
  if (found.kind === 'transaction') return found.transaction.status;
  if (found.kind === 'unread') return status ?? 'unread';
  const isNumber = name !== null && 'number' in name;
  return isNumber ? 'missing' : (status ?? 'missing');
}

/** Whether nobody knows yet how it ends. */
export const isOpen = (state: ResultState): boolean => state === 'processing' || state === 'timeout';
