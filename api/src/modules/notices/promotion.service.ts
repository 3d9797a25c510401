import type { AppDeps } from '../../deps';
import { tierWindows } from '../customer/tiers';
import { takeDuePromotion, writePromotion } from './promotion.repository';

/** Members of one transaction. */
const batch = 100;

/** Writes promotions for their members when their time has come. */
export function createPromotionService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Writes the next promotion for the members of its segment among the next `limit` ones, with how far it has come, so that one
     * that was broken off goes on where it was. Any number of processes may do so at once. False when none is due.
     */
    next: (limit = batch): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const promotion = await takeDuePromotion(tx, now);
        if (promotion === undefined) return false;
        await writePromotion(tx, promotion, tierWindows(now).from, now, limit);
        return true;
      }),
  };
}
