import { COUPON_UNKNOWN, couponCodeWording } from '@poku/flows/coupon/calls/code';
import type { Goal } from '@poku/mfe-catalogue/calls/goal';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { listPriced } from '../catalogue/priced';
import { findVoucher } from '../catalogue/repository';
import { totalPoints } from '../customer/service';
import { deleteGoal, findGoal, readPace, saveGoal } from './repository';

/** Days over which the pace of a member's earning is taken. */
const paceDays = { least: 7, most: 90 } as const;
/** Coupons that are offered to whoever saves up for none. */
const nearest = { sort: 'priceUp', limit: 6 } as const;

/** 'Mimpi': the one coupon that a member saves up for (decision 051). */
export function createGoalService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** What the member saves up for, or what they could, and how fast points come. */
    read: (memberId: string): Promise<Goal> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const coupon = (await findGoal(tx, memberId, now)) ?? null;
        const near =
          coupon === null
            ? await listPriced(tx, { above: await totalPoints(tx, memberId, now) }, nearest, now)
            : [];
        return {
          coupon,
          near,
          ...(await readPace(tx, memberId, paceDays, now)),
        };
      }),

    /** Makes a coupon the member's goal, in place of the one before. Refuses 20404 for one that is not on sale, and for a package. */
    choose: (memberId: string, voucherId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const row = await findVoucher(tx, { voucherId }, now);
        if (row?.kind !== 'regular') throw refusal(COUPON_UNKNOWN, couponCodeWording);
        await saveGoal(tx, memberId, voucherId, now);
      }),

    /** Takes the member's goal away; repeating it changes nothing. */
    drop: (memberId: string): Promise<void> => deleteGoal(db, memberId),
  };
}
