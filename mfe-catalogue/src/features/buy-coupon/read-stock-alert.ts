import type { CallOptions, Platform } from '@poku/contract';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { isApiError, whenSettled } from '@poku/platform';
import { stockAlertCall } from '../../calls/stock-alert';

/**
 * Whether the member is told when a coupon that is sold out can be bought again; where that cannot be read, asking for it once more does no
 * harm. `null` where nobody can ask: for a guest, and of a coupon in stock.
 */
export async function readStockAlert(
  { call, session$ }: Pick<Platform, 'call' | 'session$'>,
  { id, stock }: Coupon,
  options: CallOptions,
): Promise<boolean | null> {
  if (stock > 0 || (await whenSettled(session$)).status !== 'member') return null;
  try {
    return (await call(stockAlertCall, { couponId: id }, options)).isSet;
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
