import { messageFor, usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import type { OwnedCouponDetail, OwnedCouponKey } from '../../owned-coupon';
import { readCoupon } from '../../parts/coupon/read-coupon';

/** The texts of a coupon, so far as they are known; `ready` without any for one that the member has no more. */
type Texts =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly detail: OwnedCouponDetail | null };

/** Reads the texts of a coupon once while mounted; `retry` reads once more. */
export function useTexts({ voucherId, reference }: OwnedCouponKey): {
  readonly texts: Texts;
  readonly retry: () => void;
} {
  const { call, offline } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [texts, setTexts] = useState<Texts>({ status: 'pending' });
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Texts) => {
      if (!abort.signal.aborted) setTexts(next);
    };
    readCoupon({ call, offline }, { voucherId, reference }, abort.signal).then(
      ({ coupon }) => settle({ status: 'ready', detail: coupon }),
      (error: unknown) => settle({ status: 'failed', message: messageFor(error) }),
    );
    return () => abort.abort();
  }, [call, offline, voucherId, reference, attempt]);
  const retry = () => {
    setTexts({ status: 'pending' });
    setAttempt((count) => count + 1);
  };
  return { texts, retry };
}
