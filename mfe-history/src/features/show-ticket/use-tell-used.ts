import { usePlatform } from '@poku/platform';
import { useEffect, useRef } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { couponsWording } from '../../wording/coupons';

/**
 * Raises a toast for each coupon that was revealed when it was read before and is used by now, once, whatever made the page
 * read again.
 * @param coupons those of the page; keep its identity stable between renders
 */
export function useTellUsed(coupons: readonly OwnedCoupon[]): void {
  const { events } = usePlatform();
  const read = useRef<readonly OwnedCoupon[]>([]);
  useEffect(() => {
    const open = read.current.filter(({ state }) => state === 'revealed').map(({ reference }) => reference);
    read.current = coupons;
    for (const { state, reference, name, usedStore } of coupons)
      if (state === 'used' && open.includes(reference))
        events.publish('alert.raised', {
          kind: 'success',
          message: couponsWording.justUsed(name, usedStore),
        });
  }, [coupons, events]);
}
