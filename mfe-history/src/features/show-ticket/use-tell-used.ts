import { toLocalPhone } from '@poku/domain/phone';
import { usePlatform } from '@poku/platform';
import { useEffect, useRef } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { couponsWording } from '../../wording/coupons';
import { deliveryWording } from '../../wording/delivery';

/**
 * Raises a toast for each coupon that was revealed when it was read before and is used by now, and for each package that was on its way
 * and has arrived, once, whatever made the page read again.
 * @param coupons those of the page; keep its identity stable between renders
 */
export function useTellUsed(coupons: readonly OwnedCoupon[]): void {
  const { events } = usePlatform();
  const read = useRef<readonly OwnedCoupon[]>([]);
  useEffect(() => {
    const openOf = (isOpen: (coupon: OwnedCoupon) => boolean) =>
      read.current.filter(isOpen).map(({ reference }) => reference);
    const open = openOf(({ state }) => state === 'revealed');
    const sending = openOf(({ delivery }) => delivery?.state === 'sending');
    read.current = coupons;
    for (const { reference, name, delivery } of coupons)
      if (delivery?.state === 'delivered' && sending.includes(reference))
        events.publish('alert.raised', {
          kind: 'success',
          message: deliveryWording.justArrived(name, toLocalPhone(delivery.number)),
        });
    for (const { state, reference, name, usedStore } of coupons)
      if (state === 'used' && open.includes(reference))
        events.publish('alert.raised', {
          kind: 'success',
          message: couponsWording.justUsed(name, usedStore),
        });
  }, [coupons, events]);
}
