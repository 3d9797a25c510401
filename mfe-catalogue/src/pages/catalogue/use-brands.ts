import { messageFor, usePlatform } from '@poku/platform';
import { useState } from 'react';
import { type Brand, couponsCall } from '../../calls/coupons';
import { couponSearchWording } from '../../wording/coupon-search';

/**
 * The brands of all coupons, read when the filter is opened: nobody else waits for them.
 * @param listed those that came with a list; `null` without one
 */
export function useBrands(listed: readonly Brand[] | null) {
  const { call, events } = usePlatform();
  const [brands, setBrands] = useState<readonly Brand[]>([]);
  const read = () => {
    if (listed !== null || brands.length > 0) return;
    // Brands come with the first page of a list, however short.
    call(couponsCall, { filter: {}, perPage: 1 }).then(
      (list) => setBrands(list.brands),
      (error: unknown) =>
        events.publish('alert.raised', {
          kind: 'error',
          message: couponSearchWording.brandsFailed(messageFor(error)),
        }),
    );
  };
  return { brands: listed ?? brands, read };
}
