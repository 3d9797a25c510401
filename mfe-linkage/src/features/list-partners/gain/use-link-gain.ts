import { usePoll } from '@poku/kit/hooks';
import { useEvent, usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { type LinkGain, linkGainCall } from '../../../calls/link-gain';

/** What is known of what a link has brought. */
export type GainReading = LinkGain | 'pending' | 'failed';

/**
 * Reads what a link has brought, and again when the points change. What was read stays. A balance that comes late is asked for
 * every 5 s (D33), since a partner that was silent once is asked by nobody else while the page stays open.
 */
export function useLinkGain(partnerId: string): GainReading {
  const { api, call } = usePlatform();
  const [reading, setReading] = useState<GainReading>('pending');
  const [attempt, setAttempt] = useState(0);
  const readAgain = () => setAttempt((count) => count + 1);
  useEvent('points.changed', readAgain);
  usePoll({
    isOn: typeof reading === 'object' && reading.points === null,
    ask: (signal) => api.customer.partnerPoints({ signal }).then(readAgain),
  });
  useEffect(() => {
    const abort = new AbortController();
    call(linkGainCall, { partnerId }, { signal: abort.signal }).then(
      (gain) => {
        if (!abort.signal.aborted) setReading(gain);
      },
      () => {
        if (!abort.signal.aborted) setReading((before) => (before === 'pending' ? 'failed' : before));
      },
    );
    return () => abort.abort();
  }, [call, partnerId, attempt]);
  return reading;
}
