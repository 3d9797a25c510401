import type { BrandDeps } from '../deps';
import { readFaults } from '../sandbox/faults.repository';

/**
 * Returns the answer. With the fault 'early' it first sends the due events, so that Poku gets an event before the answer of the
 * call that caused it.
 */
export const beforeAnswer =
  ({ db, brand, events }: Pick<BrandDeps, 'db' | 'brand' | 'events'>) =>
  async <T>(answer: T): Promise<T> => {
    if ((await readFaults(db, brand.slug)).events === 'early') await events.drain();
    return answer;
  };
