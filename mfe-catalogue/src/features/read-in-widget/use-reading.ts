import type { CallOptions, PokuApi } from '@poku/shared/contract';
import { usePlatform } from '@poku/shared/platform';
import { useEffect, useState } from 'react';

type Reading<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: T };

/**
 * What a widget shows: it has no loader of its own, since no address leads to it. A failure is thrown while rendering,
 * so that the slot shows it in the widget's place with a way to try again.
 * @param read keep its identity stable, or it is read anew on every render
 */
export function useReading<T>(read: (api: PokuApi, options: CallOptions) => Promise<T>): T | null {
  const { api } = usePlatform();
  const [reading, setReading] = useState<Reading<T>>({ status: 'pending' });
  useEffect(() => {
    const abort = new AbortController();
    read(api, { signal: abort.signal }).then(
      (value) => setReading({ status: 'ready', value }),
      (error: unknown) => {
        if (!abort.signal.aborted) setReading({ status: 'failed', error });
      },
    );
    return () => abort.abort();
  }, [api, read]);
  if (reading.status === 'failed') throw reading.error;
  return reading.status === 'ready' ? reading.value : null;
}
