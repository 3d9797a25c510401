import { usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { tillTokenCall } from '../../calls/coupons';
import type { OwnedCouponKey } from '../../owned-coupon';

/** How long before its end a token is replaced. */
const EARLY_MS = 60_000;
/** After a call that gave none, and at least between two calls. */
const PAUSE_MS = 20_000;

/**
 * The token by which a till without a network takes a coupon, asked for while mounted and replaced before it ends. `null` while there
 * is none, as without a network: then the plain code has to do.
 */
export function useTillToken({ voucherId, reference }: OwnedCouponKey): string | null {
  const { call } = usePlatform();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let again: ReturnType<typeof setTimeout>;
    let end: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      let pauseMs = PAUSE_MS;
      try {
        const answer = await call(tillTokenCall, { voucherId, reference }, { signal: leaving.signal });
        if (leaving.signal.aborted) return;
        const lifeMs = answer.remainingSeconds * 1_000;
        setToken(answer.token);
        clearTimeout(end);
        end = setTimeout(() => setToken(null), lifeMs);
        pauseMs = Math.max(PAUSE_MS, lifeMs - EARLY_MS);
      } catch {
        // The token of before is shown to its end, then the plain code.
      }
      if (!leaving.signal.aborted) again = setTimeout(() => void ask(), pauseMs);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(again);
      clearTimeout(end);
    };
  }, [call, voucherId, reference]);
  return token;
}
