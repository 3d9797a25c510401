import type { CouponDetail, PageArgs } from '@poku/shared/contract';
import { isApiError } from '@poku/shared/platform';

/** No such item (D48). */
const NO_SUCH_ITEM = 20404;
/** The partner's token is dead (D34). */
const PARTNER_EXPIRED = 40101;

/** A coupon with what the address says about the purchase, or why there is none. */
export type CouponView =
  | {
      readonly status: 'ready';
      readonly coupon: CouponDetail;
      readonly adsId?: string;
      /** Number to top up, for prepaid packages. */
      readonly phone?: string;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'partner-expired' };

export async function loader({ platform, request }: PageArgs): Promise<CouponView> {
  const query = new URL(request.url).searchParams;
  const read = (name: string) => query.get(name) || undefined;
  const voucherId = read('id');
  if (voucherId === undefined) return { status: 'missing' };
  const key = {
    voucherId,
    redemptionRuleId: read('redemptionId'),
    rewardItemId: read('rewardItemId'),
    adsId: read('adsId'),
  };
  try {
    const coupon = await platform.api.catalogue.detail(key, { signal: request.signal });
    return { status: 'ready', coupon, adsId: key.adsId, phone: read('msisdn') };
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'business') throw error;
    if (error.code === NO_SUCH_ITEM) return { status: 'missing' };
    if (error.code === PARTNER_EXPIRED) return { status: 'partner-expired' };
    throw error;
  }
}
