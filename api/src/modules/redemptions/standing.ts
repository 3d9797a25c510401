import {
  VOID_LIMIT_MS,
  type RedemptionAnswer,
  type RedemptionOrder,
  type RedemptionRefusal,
  type RedemptionState,
} from '@poku/partner-protocol';
import { after } from '../../ports/clock';
import { stateOf } from '../coupons/state';
import type { CouponAtTill, UseFacts } from './repository';

/** Nothing was used, or taken back. */
export const refused = (reason: RedemptionRefusal): RedemptionAnswer => ({ status: 'refused', reason });

/** Last moment in which a till may take a use back. */
export const voidableUntil = ({ used_at }: UseFacts): Date => after(used_at, VOID_LIMIT_MS);

/** How a use stands, as its merchant hears it. */
export function toState(use: UseFacts): RedemptionState {
  const facts = {
    reference: use.reference,
    coupon: { name: use.name, brand: use.brand_name },
    store: use.store,
    usedAt: use.used_at.toISOString(),
  };
  if (use.voided_at !== null) return { status: 'voided', ...facts, voidedAt: use.voided_at.toISOString() };
  return { status: 'used', ...facts, voidableUntil: voidableUntil(use).toISOString() };
}

/** Why a merchant cannot take a coupon now; undefined when it can. */
export function whyNot(
  coupon: CouponAtTill,
  merchant: string,
  channel: RedemptionOrder['channel'],
  now: Date,
): RedemptionRefusal | undefined {
  if (coupon.merchant_slug !== merchant) return 'other-merchant';
  if (coupon.use_channel !== channel) return 'other-channel';
  const state = stateOf({ ...coupon, topup_state: null }, now);
  if (state === 'used' || state === 'expired') return state;
  return state === 'revealed' ? undefined : 'not-revealed';
}
