import type { basket } from '@poku/mfe-checkout/calls/basket';
import type { RecordOf } from '@poku/contract/calls';
import { normalizePhone } from '@poku/domain/phone';
import { sha256 } from '../../security/random';

/** What is bought, as the OTP and the purchase must agree on it (D21). */
export type Basket = RecordOf<typeof basket>;

/** Fingerprint of a basket: equal baskets have equal ones, whatever the order of their fields. */
export function fingerprintBasket(basket: Basket): string {
  const { voucherId, redemptionRuleId, rewardItemId, quantity, phone, adsId } = basket;
  const number = normalizePhone(phone) ?? phone;
  return sha256(JSON.stringify([voucherId, redemptionRuleId, rewardItemId, quantity, number, adsId]));
}

/**
 * Fingerprints of the baskets whose code pays for this one: the same, and the same without its promotion. A code may be asked
 * for without one ([C] §7), which decides neither what is bought nor its price.
 */
export const payingBaskets = (basket: Basket): string[] => [
  ...new Set([fingerprintBasket(basket), fingerprintBasket({ ...basket, adsId: '' })]),
];
