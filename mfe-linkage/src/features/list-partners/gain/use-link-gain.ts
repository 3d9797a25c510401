import { useEvent, usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { type LinkGain, linkGainCall } from '../../../calls/link-gain';

/** What is known of what a link has brought. */
export type GainReading = LinkGain | 'pending' | 'failed';

/** Reads what a link has brought, and again when the points change, since a balance may come late. What was read stays. */
export function useLinkGain(partnerId: string): GainReading {
  const { call } = usePlatform();
  const [reading, setReading] = useState<GainReading>('pending');
  const [attempt, setAttempt] = useState(0);
  useEvent('points.changed', () => setAttempt((count) => count + 1));
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
