import { call, list } from '@poku/contract/calls';
import { coupon } from '@poku/flows/coupon/calls/coupon';

/** The ten most popular coupons on sale. */
export const popularCall = call({
  method: 'GET',
  path: '/getpopularvoucher/{clientId}',
  answer: list(coupon),
});
