import type { OwnedCouponDetail, PageArgs } from '@poku/shared/contract';
import { RESPONSE_CODES } from '@poku/shared/domain';
import { refusalCode } from '@poku/shared/platform';

/** The coupon that the address names, `null` when the member has none like it. */
export async function loader({ platform, request }: PageArgs): Promise<OwnedCouponDetail | null> {
  const query = new URL(request.url).searchParams;
  const voucherId = query.get('id');
  const reference = query.get('code');
  if (!voucherId || !reference) return null;
  try {
    return await platform.api.coupons.detail({ voucherId, reference }, { signal: request.signal });
  } catch (error) {
    if (refusalCode(error) === RESPONSE_CODES.itemUnknown) return null;
    throw error;
  }
}
