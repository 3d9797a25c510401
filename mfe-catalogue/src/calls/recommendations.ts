import { asker, call, list, optional, orElse, record, text } from '@poku/contract/calls';
import { coupon } from '@poku/flows/coupon/calls/coupon';

/** Coupons recommended to the member, or those of a promotion ([C] §7). Code 20404 for an unknown promotion. */
export const recommendationsCall = call({
  method: 'GET',
  path: '/customerrecomendationdetail/{clientId}',
  query: { promotionId: orElse(text('adsId', { maxChars: 64 }), '') },
  answer: record({
    /** As `name`: `null` for the member's own. */
    promotionId: optional(text('adsId')),
    /** Name of the promotion. */
    name: optional(text('adsName')),
    coupons: list(coupon, 'result'),
  }),
});

/** Has the member's recommendations reckoned anew; the server decides whether that is due ([C] §7). */
export const refreshRecommendationsCall = call({
  method: 'POST',
  path: '/updateRedemptionProductList',
  body: { clientId: asker() },
});
