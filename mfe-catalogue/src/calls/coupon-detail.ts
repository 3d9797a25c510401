import { call, orElse, text } from '@poku/contract/calls';
import { coupon } from '@poku/flows/coupon/calls/coupon';

const id = { maxChars: 64 };

/**
 * One that is on sale, by id and, where they are given, its rule and reward item ([C] §7). A promotion that does not have it is left
 * out of the answer. Code 20404. `redemptionRuleid` and `redemptionId` are taken for `redemptionRuleId` (D7).
 */
export const couponCall = call({
  method: 'GET',
  path: '/voucherdetail/{clientId}',
  query: {
    /** Missing where `packageId` names a prepaid package. */
    couponId: orElse(text('voucherId', id), ''),
    packageId: orElse(text('productId', id), ''),
    redemptionRuleId: orElse(text('redemptionRuleId', id), ''),
    rewardItemId: orElse(text('rewardItemId', id), ''),
    promotionId: orElse(text('adsId', id), ''),
    /** '2' asks for a prepaid package and nothing else. */
    telco: orElse(text('typeTelco', { maxChars: 8 }), ''),
    /** Number that a package is for; one of another operator has no such package. */
    phone: orElse(text('msisdn', { maxChars: 256 }), ''),
  },
  answer: coupon,
});
