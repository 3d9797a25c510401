import type { AppDeps } from '../../deps';
import { tellMembers } from '../notices/tell';
import { endReturn, takeAlerts, takeReturn } from './repository';

/** Members of one transaction. */
const batch = 250;

/** Tells members of coupons that they waited for (decision 049). */
export function createStockTeller({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Goes on with the coupon that came back first: tells the next `limit` members who wait for it, once each, in the transaction that
     * ends their alerts. One that is sold out again tells nobody, and they go on waiting. Any number of processes may do so at once.
     * False when none came back.
     */
    next: (limit = batch): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const found = await takeReturn(tx, now);
        if (found === undefined) return false;
        const { id, isInStock, ...data } = found;
        const alerts = isInStock ? await takeAlerts(tx, data.couponId, limit) : [];
        if (alerts.length < limit) await endReturn(tx, id);
        const told = alerts.map((alert) => ({
          memberId: alert.memberId,
          kind: 'coupon-back' as const,
          object: `${data.couponId} ${alert.id}`,
          data,
        }));
        await tellMembers(tx, told, now);
        return true;
      }),
  };
}
