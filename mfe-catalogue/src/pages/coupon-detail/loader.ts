import type { CouponDetail, PageArgs } from '@poku/shared/contract';
import { RESPONSE_CODES } from '@poku/shared/domain';
import { refusalCode } from '@poku/shared/platform';

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
    const code = refusalCode(error);
    if (code === RESPONSE_CODES.itemUnknown) return { status: 'missing' };
    if (code === RESPONSE_CODES.partnerTokenDead) return { status: 'partner-expired' };
    throw error;
  }
}
