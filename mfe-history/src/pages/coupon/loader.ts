import type { PageArgs } from '@poku/contract';
import { type CouponData, NONE, readCoupon } from '../../parts/coupon/read-coupon';

/** The coupon that the address names. */
export async function loader({ platform, request: { url, signal } }: PageArgs): Promise<CouponData> {
  const query = new URL(url).searchParams;
  const voucherId = query.get('id');
  const reference = query.get('code');
  return voucherId && reference ? readCoupon(platform, { voucherId, reference }, signal) : NONE;
}
