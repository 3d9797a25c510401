import {
  OFFLINE_CLOCK_MS,
  OFFLINE_LIMIT_MS,
  type OfflineRedemptionOrder,
  type RedemptionAnswer,
  type TillTokenClaims,
} from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { recordMemberEvent } from '../live/repository';
import { findDoubleUse, findStandingUse, insertDoubleUse, type OtherUse } from './double.repository';
import { keepRefusal } from './refusal';
import { findMerchant, findRedemption, lockCoupon, useCoupon, type CouponAtTill } from './repository';
import { refused, toState, whyNot } from './standing';
import { claimsOf, spanOf } from './till-token';

/** The coupon was used already, and by what. */
const doubled = ({ reference, store, used_at }: OtherUse): RedemptionAnswer => ({
  status: 'refused',
  reason: 'used',
  otherUse: { reference, store, usedAt: used_at.toISOString() },
});

/**
 * When a till took a token, of what its own clock says: inside the token's time and not to come. Undefined when the clock says more
 * than `OFFLINE_CLOCK_MS` beside that.
 */
function takenWithin(claims: TillTokenClaims, said: Date, now: Date): Date | undefined {
  const { from, until } = spanOf(claims);
  const last = until < now ? until : now;
  if (said < after(from, -OFFLINE_CLOCK_MS) || said > after(last, OFFLINE_CLOCK_MS)) return undefined;
  if (said < from) return from;
  return said > last ? last : said;
}

/** A use that a till took. */
interface TakenUse {
  merchant: string;
  order: OfflineRedemptionOrder;
  coupon: CouponAtTill;
  takenAt: Date;
}

/** Stores that a coupon was used twice, and answers so. */
async function tellDouble(
  tx: Tx,
  { merchant, order, coupon, takenAt }: TakenUse,
  now: Date,
): Promise<RedemptionAnswer> {
  const other = await findStandingUse(tx, coupon.code);
  if (other === undefined) return refused('used');
  const double = { merchant, order, couponCode: coupon.code, takenAt, other };
  return (await insertDoubleUse(tx, double, now)) ? doubled(other) : refused('reference-taken');
}

/** Uses of coupons that tills without a network took by a token (D65). Refusals are stored for operators. */
export function createOfflineService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  async function settle(
    tx: Tx,
    merchant: string,
    order: OfflineRedemptionOrder,
    claims: TillTokenClaims,
  ): Promise<RedemptionAnswer> {
    // First, so that of two orders at once the later sees what the earlier did.
    const coupon = await lockCoupon(tx, claims.c);
    const { reference, store } = order;
    const key = { merchant, reference };
    const known = await findRedemption(tx, key);
    if (known !== undefined)
      return known.secret_code === claims.c ? toState(known) : refused('reference-taken');
    const told = await findDoubleUse(tx, key);
    if (told !== undefined) return told.secret_code === claims.c ? doubled(told) : refused('reference-taken');
    if (coupon === undefined) return refused('unknown');
    const now = clock.now();
    const takenAt = takenWithin(claims, new Date(order.takenAt), now);
    if (takenAt === undefined) return refused('expired');
    if (now > after(takenAt, OFFLINE_LIMIT_MS)) return refused('too-late');
    const reason = whyNot(coupon, merchant, 'till', takenAt);
    if (reason === 'used') return tellDouble(tx, { merchant, order, coupon, takenAt }, now);
    if (reason !== undefined) return refused(reason);
    const { code: couponCode, name, brand_name } = coupon;
    if (!(await useCoupon(tx, { ...key, store, couponCode, usedAt: takenAt, toldAt: now })))
      return refused('reference-taken');
    await recordMemberEvent(tx, coupon.member_id, 'coupon.changed', { reference: couponCode }, now);
    return toState({ ...order, name, brand_name, used_at: takenAt, voided_at: null });
  }

  return {
    /** The public keys that tokens are good by; undefined for a merchant that is not known. */
    async keys(slug: string): Promise<{ keys: string[] } | undefined> {
      return (await findMerchant(db, slug)) === undefined ? undefined : { keys: [...config.tillKeys] };
    },

    /**
     * Uses a coupon as of when its till took it, also when its code has ended since. When another use stands, that one stays, and
     * both are stored as a double use. The same reference with the same code again has the same answer. Undefined for a merchant
     * that is not known.
     */
    settle: (merchant: string, order: OfflineRedemptionOrder): Promise<RedemptionAnswer | undefined> =>
      db.transaction(async (tx) => {
        if ((await findMerchant(tx, merchant)) === undefined) return undefined;
        const claims = claimsOf(order.token, config.tillKeys);
        const { reference, store } = order;
        const call = { call: 'offline', merchant, reference, store, code: claims?.c } as const;
        const keep = (answer: RedemptionAnswer) => keepRefusal(tx, call, answer, clock.now());
        if (claims === undefined) return keep(refused('forged'));
        if (claims.m !== merchant) return keep(refused('other-merchant'));
        return keep(await settle(tx, merchant, order, claims));
      }),
  };
}
