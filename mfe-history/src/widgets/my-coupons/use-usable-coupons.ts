import type { OwnedCoupon } from '@poku/shared/contract';
import { LIST_PAGE_SIZE } from '@poku/shared/domain';
import { useEvent, usePlatform } from '@poku/shared/platform';
import { useEffect, useState } from 'react';
import { isUsable } from '../../features/show-ticket/coupon-state';

/** Coupons that the widget shows at most. */
const MAX_SHOWN = 3;

/**
 * The newest coupons that can be used; `null` while they are read for the first time. A purchase reads them again, and a
 * failed second reading keeps what is shown. The first failure is thrown while rendering, so that the slot shows it in
 * the widget's place with a way to try again.
 */
export function useUsableCoupons(): readonly OwnedCoupon[] | null {
  const { coupons } = usePlatform().api;
  const [shown, setShown] = useState<readonly OwnedCoupon[] | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [purchases, setPurchases] = useState(0);
  useEvent('coupon.bought', () => setPurchases((count) => count + 1));
  useEffect(() => {
    const abort = new AbortController();
    coupons.list({ page: 1, perPage: LIST_PAGE_SIZE }, { signal: abort.signal }).then(
      (list) => setShown(list.filter(isUsable).slice(0, MAX_SHOWN)),
      (error: unknown) => {
        if (!abort.signal.aborted) setFailure({ error });
      },
    );
    return () => abort.abort();
  }, [coupons, purchases]);
  if (failure !== null && shown === null) throw failure.error;
  return shown;
}
