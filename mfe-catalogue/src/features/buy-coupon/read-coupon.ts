import type { PageArgs } from '@poku/contract';
import { normalizePhone, validatePhone } from '@poku/domain/phone';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { COUPON_UNKNOWN } from '@poku/flows/coupon/calls/code';
import { refusalCode } from '@poku/platform';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { couponCall } from '../../calls/coupon-detail';
import { readAlternatives } from './read-alternatives';
import { readNumberProblem } from './read-number-problem';
import { readStockAlert } from './read-stock-alert';

/** A coupon with what the address says about the purchase, or why there is none. Its promotion is the answer's. */
export type CouponView =
  | {
      readonly status: 'ready';
      readonly coupon: Coupon;
      /** Number to top up in E.164; missing when the address has none, or one that is no number. */
      readonly phone?: string;
      /** Why a prepaid package cannot be filled to it. */
      readonly numberProblem?: string;
      /** The member came from a recommendation ([C] §2). */
      readonly isRecommended: boolean;
      /** What to buy instead, while it is sold out. */
      readonly alternatives: readonly Coupon[];
      /** Whether the member is told when it can be bought again; `null` where nobody can ask. */
      readonly hasAlert: boolean | null;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'partner-expired' };

const readPhone = (value: string | undefined): string | undefined =>
  value !== undefined && validatePhone(value) === undefined ? normalizePhone(value) : undefined;

/** Whether an address says that the member came from a recommendation ([C] §2). */
export const isFromRecommendation = ({ url }: Request): boolean =>
  new URL(url).searchParams.get('type') === 'rekomendasi';

/** Reads the coupon that an address names. @param couponId its id; the rest stands in the query ([C] §2) */
export async function readCoupon(
  { platform, request }: Pick<PageArgs, 'platform' | 'request'>,
  couponId: string | undefined,
): Promise<CouponView> {
  const query = new URL(request.url).searchParams;
  const read = (name: string) => query.get(name) || undefined;
  if (!couponId) return { status: 'missing' };
  const key = {
    couponId,
    redemptionRuleId: read('redemptionId'),
    rewardItemId: read('rewardItemId'),
    promotionId: read('adsId'),
  };
  const options = { signal: request.signal };
  try {
    const coupon = await platform.call(couponCall, key, options);
    const phone = coupon.kind === 'telco' ? readPhone(read('msisdn')) : undefined;
    const [numberProblem, alternatives, hasAlert] = await Promise.all([
      phone && readNumberProblem(platform, coupon, phone, options),
      readAlternatives(platform, coupon, options),
      readStockAlert(platform, coupon, options),
    ]);
    return {
      status: 'ready',
      coupon,
      phone,
      numberProblem,
      isRecommended: isFromRecommendation(request),
      alternatives,
      hasAlert,
    };
  } catch (error) {
    const code = refusalCode(error);
    if (code === COUPON_UNKNOWN) return { status: 'missing' };
    if (code === RESPONSE_CODES.partnerTokenDead) return { status: 'partner-expired' };
    throw error;
  }
}
