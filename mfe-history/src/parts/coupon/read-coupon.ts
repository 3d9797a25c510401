import type { Platform } from '@poku/contract';
import { COUPON_UNKNOWN } from '@poku/flows/coupon/calls/code';
import { refusalCode } from '@poku/platform';
import { couponCall } from '../../calls/coupons';
import { isUnanswered, keepDetail, keptDetail } from '../../features/keep-coupons/keep-coupons';
import { type OwnedCouponDetail, type OwnedCouponKey, toOwnedCouponDetail } from '../../owned-coupon';

/** A coupon that was asked for. */
export interface CouponData {
  /** `null` when the member has none like it. */
  readonly coupon: OwnedCouponDetail | null;
  /** When the device kept it, ISO 8601; `null` when it was just read. */
  readonly savedAt: string | null;
}

/** For a coupon that there is not. */
export const NONE: CouponData = { coupon: null, savedAt: null };
/** The API's answer for a coupon that is unknown or somebody else's (D9). */
const UNKNOWN_CODES: readonly (number | undefined)[] = [404, COUPON_UNKNOWN];

/**
 * A coupon of the member; without a network what the device keeps of it.
 * @throws ApiError when it cannot be read and is not kept
 */
export async function readCoupon(
  { call, offline }: Pick<Platform, 'call' | 'offline'>,
  { voucherId, reference }: OwnedCouponKey,
  signal: AbortSignal,
): Promise<CouponData> {
  const key = { voucherId, reference };
  try {
    const coupon = toOwnedCouponDetail(await call(couponCall, key, { signal }));
    void keepDetail(offline, coupon);
    return { coupon, savedAt: null };
  } catch (error) {
    if (UNKNOWN_CODES.includes(refusalCode(error))) return NONE;
    const kept = isUnanswered(error) ? await keptDetail(offline, key) : null;
    if (kept === null) throw error;
    return { coupon: kept.value, savedAt: kept.savedAt };
  }
}
