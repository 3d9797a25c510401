import type { RedemptionAnswer, RedemptionOrder, RedemptionState } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import type { Tx } from '../../db/tx';
import { recordMemberEvent } from '../live/repository';
import { keepRefusal } from './refusal';
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

/** Uses of coupons by merchants (D65). Refusals are stored for operators. */
export function createRedemptionService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  async function use(tx: Tx, merchant: string, order: RedemptionOrder): Promise<RedemptionAnswer> {
    // First, so that of two orders at once the later sees what the earlier did.
    const coupon = await lockCoupon(tx, order.code);
    const { reference, store } = order;
    const known = await findRedemption(tx, { merchant, reference });
    if (known !== undefined)
      return known.secret_code === order.code ? toState(known) : refused('reference-taken');
    if (coupon === undefined) return refused('unknown');
    const now = clock.now();
    const reason = whyNot(coupon, merchant, order.channel, now);
    if (reason !== undefined) return refused(reason);
    const { code: couponCode, name, brand_name } = coupon;
    if (!(await useCoupon(tx, { merchant, reference, store, couponCode, usedAt: now })))
      return refused('reference-taken');
    await recordMemberEvent(tx, coupon.member_id, 'coupon.changed', { reference: couponCode }, now);
    return toState({ ...order, name, brand_name, used_at: now, voided_at: null });
  }

  async function takeBack(tx: Tx, key: RedemptionKey): Promise<RedemptionAnswer> {
    const known = await lockRedemption(tx, key);
    if (known === undefined) return refused('unknown');
    if (known.voided_at !== null) return toState(known);
    const now = clock.now();
    if (now > voidableUntil(known)) return refused('too-late');
    const voidedAt = await voidUse(tx, known, now);
    await recordMemberEvent(tx, known.member_id, 'coupon.changed', { reference: known.coupon_code }, now);
    return toState({ ...known, voided_at: voidedAt });
  }

  return {
    /**
     * Uses a coupon, once. The same reference with the same code again is answered by how that use stands. A refusal does not bind
     * what is asked later. Undefined for a merchant that is not known.
     */
    use: (merchant: string, order: RedemptionOrder): Promise<RedemptionAnswer | undefined> =>
      db.transaction(async (tx) => {
        if ((await findMerchant(tx, merchant)) === undefined) return undefined;
        const { reference, code, store } = order;
        const call = { call: 'use', merchant, reference, code, store } as const;
        return keepRefusal(tx, call, await use(tx, merchant, order), clock.now());
      }),

    /** Takes a use back within five minutes, once; again it is answered by how the use stands. */
    takeBack: (key: RedemptionKey): Promise<RedemptionAnswer> =>
      db.transaction(async (tx) =>
        keepRefusal(tx, { call: 'void', ...key }, await takeBack(tx, key), clock.now()),
      ),

    /** How a use stands; undefined for a reference that the merchant never used. */
    async find(key: RedemptionKey): Promise<RedemptionState | undefined> {
      const use = await findRedemption(db, key);
      return use && toState(use);
    },
  };
}
