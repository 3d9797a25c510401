import { call, list, orElse, record, text, type ValueOf } from '@poku/contract/calls';

/** What a promotion is made of on the wire. */
export const promotionFields = {
  id: text('adsId'),
  name: text('adsName'),
  /** Path of this site with its query; empty for a promotion that leads to its list. */
  link: orElse(text('adsLink'), ''),
  image: orElse(text(), ''),
  /** Coupons on sale, in its order, sold out ones last. */
  couponIds: orElse(list(text(), 'productId'), []),
};
const promotion = record(promotionFields);

/** A promotion of the home ([C] §3). */
export type Promotion = ValueOf<typeof promotion>;

/** All promotions, in their order. */
export const promotionsCall = call({
  method: 'GET',
  path: '/customerpromotion/{clientId}',
  answer: list(promotion),
});
