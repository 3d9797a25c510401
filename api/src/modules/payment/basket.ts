import { normalizePhone } from '@poku/shared/domain';
import { sha256 } from '../../security/random';

/** What is bought, as the OTP and the purchase must agree on it (D21). */
export interface Basket {
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  msisdn?: string | undefined;
  adsId?: string | undefined;
}

/** Fingerprint of a basket: equal baskets have equal ones, whatever the order of their fields. */
export function fingerprintBasket(basket: Basket): string {
  const { voucherId, redemptionRuleId, rewardItemId, quantity, msisdn = '', adsId = '' } = basket;
  const phone = normalizePhone(msisdn) ?? msisdn;
  return sha256(JSON.stringify([voucherId, redemptionRuleId, rewardItemId, quantity, phone, adsId]));
}

/**
 * Fingerprints of the baskets whose code pays for this one: the same, and the same without its promotion. A code may be asked
 * for without one ([C] §7), which decides neither what is bought nor its price.
 */
export const payingBaskets = ({ adsId, ...basket }: Basket): string[] => [
  ...new Set([fingerprintBasket({ ...basket, adsId }), fingerprintBasket(basket)]),
];
