import { call, record, text } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';

/** One editorial favourite with its coupon (D35). Code 20404. */
export const favouriteCall = call({
  method: 'GET',
  path: '/favoritvoucherdetail',
  query: { favouriteId: text('favoriteId', { maxChars: 64 }) },
  answer: record({ ...couponFields, favouriteId: text('favoriteId') }),
});
