import type { PageArgs, Platform } from '@poku/contract';
import { couponsCall } from '../../calls/coupons';
import { returnCall } from '../../calls/payment';
import { groupOfState } from '../../coupon-state';
import { type OwnedCoupon, toOwnedCoupon } from '../../owned-coupon';
import { type GrownList, readRows, rowsOf } from '../../features/grow-list/read-rows';
import { isUnanswered, keepCoupons, keptCoupons } from '../../features/keep-coupons/keep-coupons';
import { type CouponsTab, groupOf, tabOf } from './tab';

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
  readonly tab: CouponsTab;
  /** The address is an e-wallet's return, and the server says that it is paid. */
  readonly isPaid: boolean;
  /** When the device kept them, ISO 8601; `null` when they were just read. */
  readonly savedAt: string | null;
}

/** The member's coupons, all or those of a tab; without a network those that the device keeps. */
export async function loader({
  platform: { call, offline },
  request: { url, signal },
}: PageArgs): Promise<MyCoupons> {
  const query = new URL(url).searchParams;
  const tab = tabOf(query);
  const group = groupOf(tab);
  try {
    const [list, isPaid] = await Promise.all([
      readRows(rowsOf(query), async (page) => {
        const { coupons } = await call(couponsCall, { ...page, ...(group && { group }) }, { signal });
        return coupons.map(toOwnedCoupon);
      }),
      isPaidReturn(call, query, signal),
    ]);
    if (group === null) void keepCoupons(offline, list.rows);
    return { ...list, tab, isPaid, savedAt: null };
  } catch (error) {
    const kept = isUnanswered(error) ? await keptCoupons(offline) : null;
    if (kept === null) throw error;
    const rows = kept.value.filter((coupon) => group === null || groupOfState(coupon) === group);
    return { rows, tab, hasMore: false, isPaid: false, savedAt: kept.savedAt };
  }
}
