import { choice, type GivenOf, orElse, text, whole } from '@poku/contract/calls';
import { QUANTITY_MAX, QUANTITY_MIN } from '@poku/domain/limits/payment';

/** What the API takes of an id. */
export const id = { minChars: 1, maxChars: 64 };

/** What is bought, as the code and the purchase must agree on it ([C] §7, D21). */
export const basket = {
  voucherId: text('voucherId', id),
  redemptionRuleId: text('redemptionRuleId', id),
  rewardItemId: text('rewardItemId', id),
  /** 1 to 10 (D50). */
  quantity: whole('quantity', { min: QUANTITY_MIN, max: QUANTITY_MAX }),
  /** Number of a prepaid package; empty for a coupon. */
  phone: orElse(text('msisdn', { maxChars: 32 }), ''),
  /** The promotion that it is bought from; empty for none. */
  adsId: orElse(text('adsId', { maxChars: id.maxChars }), ''),
};

/** What is bought. */
export type Basket = GivenOf<typeof basket>;

/** How it is sold ([C] §3). */
export const saleType = orElse(choice(['regular', 'ads'], 'type'), 'regular');
