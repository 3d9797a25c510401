import type { CouponDetail, PageArgs } from '@poku/shared/contract';
import { normalizePhone, RESPONSE_CODES, validatePhone } from '@poku/shared/domain';
import { refusalCode } from '@poku/shared/platform';

/** A coupon with what the address says about the purchase, or why there is none. */
export type CouponView =
  | {
      readonly status: 'ready';
      readonly coupon: CouponDetail;
      readonly adsId?: string;
      /** Number to top up in E.164; missing when the address has none, or one that is no number. */
      readonly phone?: string;
      /** The member came from a recommendation ([C] §2). */
      readonly isRecommended: boolean;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'partner-expired' };

const readPhone = (value: string | undefined): string | undefined =>
  value !== undefined && validatePhone(value) === undefined ? normalizePhone(value) : undefined;

/** Reads the coupon that an address names. @param voucherId its id; the rest stands in the query ([C] §2) */
export async function readCoupon(
  { platform, request }: Pick<PageArgs, 'platform' | 'request'>,
  voucherId: string | undefined,
): Promise<CouponView> {
  const query = new URL(request.url).searchParams;
  const read = (name: string) => query.get(name) || undefined;
  if (!voucherId) return { status: 'missing' };
  const key = {
    voucherId,
    redemptionRuleId: read('redemptionId'),
    rewardItemId: read('rewardItemId'),
    adsId: read('adsId'),
  };
  try {
    const coupon = await platform.api.catalogue.detail(key, { signal: request.signal });
    const phone = readPhone(read('msisdn'));
    return {
      status: 'ready',
      coupon,
      adsId: key.adsId,
      phone,
      isRecommended: read('type') === 'rekomendasi',
    };
  } catch (error) {
    const code = refusalCode(error);
    if (code === RESPONSE_CODES.itemUnknown) return { status: 'missing' };
    if (code === RESPONSE_CODES.partnerTokenDead) return { status: 'partner-expired' };
    throw error;
  }
}
