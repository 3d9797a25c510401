import type { Tx } from '../../db/tx';
import { type ListedVoucher, listVouchers, type ListSort } from './list.repository';

/** Prices from above one number of points to another one; without an upper end where it is missing. */
export interface PriceRange {
  readonly above: number;
  readonly upTo?: number;
}

/** Coupons on sale and in stock with a price in the range; prepaid packages are none (D41). */
export const listPriced = (
  tx: Tx,
  { above, upTo }: PriceRange,
  { sort, limit }: { readonly sort: ListSort; readonly limit: number },
  now: Date,
): Promise<ListedVoucher[]> =>
  listVouchers(tx, {
    now,
    categoryId: undefined,
    brandKeys: undefined,
    search: undefined,
    minimumPoints: above + 1,
    maximumPoints: upTo,
    inStock: true,
    voucherIds: undefined,
    sort,
    after: undefined,
    limit,
    offset: 0,
  });
