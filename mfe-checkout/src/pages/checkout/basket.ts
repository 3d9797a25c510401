import { QUANTITY_MAX, QUANTITY_MIN } from '@poku/domain/limits/payment';
import { normalizePhone } from '@poku/domain/phone';
import type { Basket } from '../../calls/basket';

/** What is being bought, and how; the server decides price and sources from it (D44). */
export interface PurchaseItem extends Basket {
  readonly kind: 'regular' | 'telco' | 'ads';
}

const kindOf = (adsId: string | undefined, phone: string | undefined): PurchaseItem['kind'] => {
  if (phone !== undefined) return 'telco';
  return adsId === undefined ? 'regular' : 'ads';
};

const quantityOf = (text: string | undefined): number | undefined => {
  const quantity = Number(text ?? QUANTITY_MIN);
  const isPossible = Number.isInteger(quantity) && quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX;
  return isPossible ? quantity : undefined;
};

/**
 * Reads what is being bought from the address, so that a reload and a shared link work (D43).
 * @returns `undefined` when the address names no coupon or an impossible quantity (D50)
 */
export function readBasket(query: URLSearchParams): PurchaseItem | undefined {
  const read = (name: string) => query.get(name) || undefined;
  const voucherId = read('voucherId');
  const redemptionRuleId = read('redemptionRuleId');
  const rewardItemId = read('rewardItemId');
  const quantity = quantityOf(read('quantity'));
  if (!voucherId || !redemptionRuleId || !rewardItemId || !quantity) return undefined;
  const adsId = read('adsId');
  const phone = read('msisdn');
  return {
    voucherId,
    redemptionRuleId,
    rewardItemId,
    quantity,
    kind: kindOf(adsId, phone),
    ...(adsId && { adsId }),
    ...(phone && { phone }),
  };
}

/** What is bought as every call of a payment takes it. */
export const toBasket = ({ kind, phone, ...item }: PurchaseItem) => ({
  ...item,
  ...(phone && { phone: normalizePhone(phone) ?? phone }),
  saleType: kind === 'ads' ? ('ads' as const) : ('regular' as const),
});

/** One text per member and basket: a code belongs to exactly one (D21). */
export function basketKey(clientId: string, item: PurchaseItem): string {
  const { voucherId, redemptionRuleId, rewardItemId, quantity, adsId = '', phone = '' } = item;
  return JSON.stringify([clientId, voucherId, redemptionRuleId, rewardItemId, quantity, adsId, phone]);
}
