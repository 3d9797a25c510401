import { jakartaDay } from '@poku/domain/dates';
import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import { openScan, saveScan, takeScan, waitingPayments } from './scan.repository';
import { searches } from './searches';
import { tellMembers } from './tell';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Members of one transaction. */
const batch = 1000;
/** How long before its end members are told of an e-wallet's page that waits. */
const payWithinMs = 10 * minuteMs;

/** Finds what members are to be told of because of the time. */
export function createScanService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const searchOn = ([kind, find]: (typeof searches)[number], limit: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const today = jakartaDay(now);
      await openScan(tx, kind, jakartaDay(after(now, -dayMs)));
      const scan = await takeScan(tx, kind, today);
      if (scan === undefined) return false;
      const day = scan.day ?? today;
      const { told, last } = await find(tx, { ...scan, day }, now, limit);
      const next =
        last === undefined ? { through: day, day: null, reached: null } : { ...scan, day, reached: last };
      await saveScan(tx, { ...next, kind });
      await tellMembers(tx, told, now);
      return true;
    });

  return {
    /**
     * Goes on with the searches of the day (WIB): points and coupons that end, levels that fall, points of missions, the year. Each goes over the members once a day,
     * `limit` of them in a transaction with how far it has come, so that one that was broken off goes on where it was; days on which
     * none ran are searched with the next one. Any number of processes may do so at once. False when all are done for today.
     */
    async next(limit = batch): Promise<boolean> {
      let isBusy = false;
      for (const search of searches) isBusy = (await searchOn(search, limit)) || isBusy;
      return isBusy;
    },

    /** Tells members of e-wallets' pages that wait for them and end within ten minutes, once each. False when there is none. */
    tellWaiting: (limit = batch): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const rows = await waitingPayments(tx, now, after(now, payWithinMs), limit);
        const told = rows.map(({ member_id: memberId, number, name, wallet, payment_ends_at: endsAt }) => ({
          memberId,
          kind: 'payment-waits' as const,
          object: number,
          data: { order: number, name, wallet, endsAt },
        }));
        return (await tellMembers(tx, told, now)) > 0;
      }),
  };
}
