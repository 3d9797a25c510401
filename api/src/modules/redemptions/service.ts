import type { RedemptionAnswer, RedemptionOrder, RedemptionState } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { recordMemberEvent } from '../live/repository';
import {
  findMerchant,
  findRedemption,
  lockCoupon,
  lockRedemption,
  useCoupon,
  voidUse,
  type RedemptionKey,
} from './repository';
import { refused, toState, voidableUntil, whyNot } from './standing';

/** Uses of coupons by merchants (D65). */
export function createRedemptionService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Uses a coupon, once. The same reference with the same code again is answered by how that use stands. A refusal is not
     * remembered. Undefined for a merchant that is not known.
     */
    use: (slug: string, order: RedemptionOrder): Promise<RedemptionAnswer | undefined> =>
      db.transaction(async (tx) => {
        if ((await findMerchant(tx, slug)) === undefined) return undefined;
        // First, so that of two orders at once the later sees what the earlier did.
        const coupon = await lockCoupon(tx, order.code);
        const key = { merchant: slug, reference: order.reference };
        const known = await findRedemption(tx, key);
        if (known !== undefined)
          return known.secret_code === order.code ? toState(known) : refused('reference-taken');
        if (coupon === undefined) return refused('unknown');
        const now = clock.now();
        const reason = whyNot(coupon, slug, order.channel, now);
        if (reason !== undefined) return refused(reason);
        if (!(await useCoupon(tx, slug, order, coupon.code, now))) return refused('reference-taken');
        await recordMemberEvent(tx, coupon.member_id, 'coupon.changed', { reference: coupon.code }, now);
        const { name, brand_name } = coupon;
        return toState({ ...order, name, brand_name, used_at: now, voided_at: null });
      }),

    /** Takes a use back within five minutes, once; again it is answered by how the use stands. */
    takeBack: (key: RedemptionKey): Promise<RedemptionAnswer> =>
      db.transaction(async (tx) => {
        const use = await lockRedemption(tx, key);
        if (use === undefined) return refused('unknown');
        if (use.voided_at !== null) return toState(use);
        const now = clock.now();
        if (now > voidableUntil(use)) return refused('too-late');
        const voidedAt = await voidUse(tx, use, now);
        await recordMemberEvent(tx, use.member_id, 'coupon.changed', { reference: use.coupon_code }, now);
        return toState({ ...use, voided_at: voidedAt });
      }),

    /** How a use stands; undefined for a reference that the merchant never used. */
    async find(key: RedemptionKey): Promise<RedemptionState | undefined> {
      const use = await findRedemption(db, key);
      return use && toState(use);
    },
  };
}
