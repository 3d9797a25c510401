import { writeFields } from '@poku/contract/calls';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { useSession } from '@poku/platform';
import { useEffect } from 'react';
import { couponFilter } from '../../calls/coupons';
import { type CouponSearch, type ListScope, toQuery } from './search';

/**
 * Keeps the filter in the browser as [C] §3 and §4 say; the address stays the one that counts, and logout clears it (D40).
 */
export function useFilterMirror(search: CouponSearch, { categoryId, brandKey }: ListScope = {}): void {
  const isMember = useSession().status === 'member';
  useEffect(() => {
    // A guest is inside a partner's page, whose storage is not ours.
    if (!isMember) return;
    try {
      const filters = writeFields(couponFilter, toQuery({ categoryId, brandKey }, search));
      localStorage.setItem(STORAGE_KEYS.filter, JSON.stringify(filters));
    } catch {
      // Storage is full or forbidden; nothing depends on the copy.
    }
  }, [isMember, categoryId, brandKey, search]);
}
