import type { PageArgs, Platform } from '@poku/contract';
import { couponsCall } from '../../calls/coupons';
import { returnCall } from '../../calls/payment';
import { groupOfState } from '../../coupon-state';
import { type OwnedCoupon, toOwnedCoupon } from '../../owned-coupon';
import { type GrownList, readRows, rowsOf } from '../../features/grow-list/read-rows';
import { isUnanswered, keepCoupons, keptCoupons } from '../../features/keep-coupons/keep-coupons';
import { type CouponsTab, groupOf, tabOf } from './tab';

/** How many coupons came of the transaction that an e-wallet's return names, as far as the server knows it as paid (D49); else 0. */
async function paidCoupons(
  call: Platform['call'],
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<number> {
  const [number, trxId, refNum] = [query.get('order'), query.get('trxId'), query.get('refNum')];
  if (!trxId || !refNum) return 0;
  const name = { ...(number && { number }), trxId, refNum };
  try {
    const { status, quantity } = await call(returnCall, name, { signal });
    return status === 'success' ? quantity : 0;
  } catch {
    // The coupons are shown all the same.
    return 0;
  }
}

/** What the page shows. */
export interface MyCoupons extends GrownList<OwnedCoupon> {
  readonly tab: CouponsTab;
  /** Coupons of an e-wallet's return that the address is and the server knows as paid; else 0. */
  readonly paid: number;
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
    const [list, paid] = await Promise.all([
      readRows(rowsOf(query), async (page) => {
        const { coupons } = await call(couponsCall, { ...page, ...(group && { group }) }, { signal });
        return coupons.map(toOwnedCoupon);
      }),
      paidCoupons(call, query, signal),
    ]);
    if (group === null) void keepCoupons(offline, list.rows);
    return { ...list, tab, paid, savedAt: null };
  } catch (error) {
    const kept = isUnanswered(error) ? await keptCoupons(offline) : null;
    if (kept === null) throw error;
    const rows = kept.value.filter((coupon) => group === null || groupOfState(coupon) === group);
    return { rows, tab, hasMore: false, paid: 0, savedAt: kept.savedAt };
  }
}
