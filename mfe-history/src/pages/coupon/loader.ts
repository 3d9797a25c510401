import type { PageArgs } from '@poku/contract';
import { COUPON_UNKNOWN } from '@poku/flows/coupon/calls/code';
import { refusalCode } from '@poku/platform';
import { couponCall } from '../../calls/coupons';
import { type OwnedCouponDetail, toOwnedCouponDetail } from '../../owned-coupon';
import { isUnanswered, keepDetail, keptDetail } from '../../features/keep-coupons/keep-coupons';

/** What the page shows. */
export interface CouponData {
  /** `null` when the member has none like it. */
  readonly coupon: OwnedCouponDetail | null;
  /** When the device kept it, ISO 8601; `null` when it was just read. */
  readonly savedAt: string | null;
}

const NONE: CouponData = { coupon: null, savedAt: null };
/** The API's answer for a coupon that is unknown or somebody else's (D9). */
const UNKNOWN_CODES: readonly (number | undefined)[] = [404, COUPON_UNKNOWN];

/** The coupon that the address names; without a network what the device keeps of it. */
export async function loader({ platform: { call, offline }, request }: PageArgs): Promise<CouponData> {
  const query = new URL(request.url).searchParams;
  const voucherId = query.get('id');
  const reference = query.get('code');
  if (!voucherId || !reference) return NONE;
  const key = { voucherId, reference };
  try {
    const coupon = toOwnedCouponDetail(await call(couponCall, key, { signal: request.signal }));
    void keepDetail(offline, coupon);
    return { coupon, savedAt: null };
  } catch (error) {
    if (UNKNOWN_CODES.includes(refusalCode(error))) return NONE;
    const kept = isUnanswered(error) ? await keptDetail(offline, key) : null;
    if (kept === null) throw error;
    return { coupon: kept.value, savedAt: kept.savedAt };
  }
}
