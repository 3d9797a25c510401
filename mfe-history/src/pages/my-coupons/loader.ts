import type { PageArgs, Platform } from '@poku/contract';
import { couponsCall } from '../../calls/coupons';
import { returnCall } from '../../calls/payment';
import { type OwnedCoupon, toOwnedCoupon } from '../../owned-coupon';
import { type GrownList, readRows, rowsOf } from '../../features/grow-list/read-rows';
import { isUnanswered, keepCoupons, keptCoupons } from '../../features/keep-coupons/keep-coupons';

/** Whether an address that an e-wallet led to names a transaction that the server knows as paid (D49). */
async function isPaidReturn(
  call: Platform['call'],
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<boolean> {
  const [number, trxId, refNum] = [query.get('order'), query.get('trxId'), query.get('refNum')];
  if (!trxId || !refNum) return false;
  const name = { ...(number && { number }), trxId, refNum };
  try {
    return (await call(returnCall, name, { signal })).status === 'success';
  } catch {
    // The coupons are shown all the same.
    return false;
  }
}

/** What the page shows. */
export interface MyCoupons extends GrownList<OwnedCoupon> {
  readonly isBought: boolean;
  /** When the device kept them, ISO 8601; `null` when they were just read. */
  readonly savedAt: string | null;
}

/** The member's coupons; without a network those that the device keeps. */
export async function loader({
  platform: { call, offline },
  request: { url, signal },
}: PageArgs): Promise<MyCoupons> {
  const query = new URL(url).searchParams;
  try {
    const [list, isBought] = await Promise.all([
      readRows(rowsOf(query), async (page) => {
        const { coupons } = await call(couponsCall, page, { signal });
        return coupons.map(toOwnedCoupon);
      }),
      isPaidReturn(call, query, signal),
    ]);
    void keepCoupons(offline, list.rows);
    return { ...list, isBought, savedAt: null };
  } catch (error) {
    const kept = isUnanswered(error) ? await keptCoupons(offline) : null;
    if (kept === null) throw error;
    return { rows: kept.value, hasMore: false, isBought: false, savedAt: kept.savedAt };
  }
}
