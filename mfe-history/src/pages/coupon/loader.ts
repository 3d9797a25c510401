import type { OwnedCouponDetail, PageArgs } from '@poku/shared/contract';
import { isApiError } from '@poku/shared/platform';

/** No such item (D48). */
const NO_SUCH_ITEM = 20404;

/** The coupon that the address names, `null` when the member has none like it. */
export async function loader({ platform, request }: PageArgs): Promise<OwnedCouponDetail | null> {
  const query = new URL(request.url).searchParams;
  const voucherId = query.get('id');
  const reference = query.get('code');
  if (!voucherId || !reference) return null;
  try {
    return await platform.api.coupons.detail({ voucherId, reference }, { signal: request.signal });
  } catch (error) {
    if (isApiError(error) && error.kind === 'business' && error.code === NO_SUCH_ITEM) return null;
    throw error;
  }
}
