import type { AppDeps } from '../../deps';
import { recordMemberEvent } from '../live/repository';
import { lockRedemption, voidUse, type RedemptionKey } from '../redemptions/repository';
import { recordAct, type Operator } from './act.repository';
import { listDoubleUses, listUses, type UseFilter } from './redemption.repository';
import { countRefusals, listRefusals, type RefusalFilter } from './refusal.repository';

/** What operators do with uses of coupons (D65). */
export function createRedemptionDesk({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The newest uses first. */
    list: (filter: UseFilter, limit: number) => listUses(db, filter, limit),

    /** The double uses that tills without a network told last first. */
    listDoubles: (filter: UseFilter, limit: number) => listDoubleUses(db, filter, limit),

    /** The newest refusals first. */
    listRefusals: (filter: RefusalFilter, limit: number) => listRefusals(db, filter, limit),

    /** How often each merchant was refused what, and why. */
    countRefusals: (filter: RefusalFilter) => countRefusals(db, filter),

    /**
     * Takes a use back after the five minutes in which its till may: the coupon is unused again, for what is left of its code. The act
     * is recorded in the audit. Throws an error when there is no such use, when it was taken back before, or without a reason.
     */
    async takeBack(key: RedemptionKey, operator: Operator, reason: string | undefined): Promise<void> {
      if (operator.name === '') throw new Error('--by is empty: who takes the use back?');
      if (reason === undefined || reason === '')
        throw new Error('A use is taken back for a reason: --reason "…"');
      await db.transaction(async (tx) => {
        const use = await lockRedemption(tx, key);
        if (use === undefined) throw new Error(`${key.merchant} has no use ${key.reference}`);
        if (use.voided_at !== null)
          throw new Error(`It was taken back before, ${use.voided_at.toISOString()}`);
        const now = clock.now();
        await voidUse(tx, use, now);
        const subject = `${key.merchant}/${key.reference}`;
        await recordAct(tx, { what: 'void-use', operator, subject, points: 0, reason }, now);
        await recordMemberEvent(tx, use.member_id, 'coupon.changed', { reference: use.coupon_code }, now);
      });
    },
  };
}
