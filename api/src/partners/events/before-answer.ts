import type { BrandDeps } from '../deps';
import { readFaults } from '../sandbox/faults.repository';

/**
 * Gives an answer on once what must come before it has come: in the fault 'early' Poku hears of the event before it has
 * the answer of the call that caused it.
 */
export const beforeAnswer =
  ({ db, brand, events }: Pick<BrandDeps, 'db' | 'brand' | 'events'>) =>
  async <T>(answer: T): Promise<T> => {
    if ((await readFaults(db, brand.slug)).events === 'early') await events.drain();
    return answer;
  };
