import { couponFilters } from '@poku/shared/api';
import type { CouponQuery } from '@poku/shared/contract';
import { STORAGE_KEYS } from '@poku/shared/domain';

/** Keeps the filter in the browser as [C] §3 and §4 say; the address stays the one that counts, and logout clears it (D40). */
export function mirrorFilter(query: CouponQuery): void {
  try {
    localStorage.setItem(STORAGE_KEYS.filter, JSON.stringify(couponFilters(query)));
  } catch {
    // Storage is full or forbidden; nothing depends on the copy.
  }
}
