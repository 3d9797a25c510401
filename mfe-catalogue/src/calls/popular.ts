import { call, list } from '@poku/contract/calls';
import { coupon } from './coupon';

/** The ten most popular coupons on sale. */
export const popularCall = call({
  method: 'GET',
  path: '/getpopularvoucher/{clientId}',
  answer: list(coupon),
});
