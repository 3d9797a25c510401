import { useEffect, useState } from 'react';
import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { type Begun, useAhead } from './ahead';
import { usePlatform } from './hooks';

const NO_EVENTS: readonly PokuEventName[] = [];

/**
 * What a widget shows. It has no loader, since no address leads to it; pages read in theirs.
 * @param read the call; keep its identity stable, or it is read anew on every render. It gets the platform since 1.9.0
 * @param readAgainAt events after which it is read again, default none; keep its identity stable as well
 * @returns `null` until the first reading is there; while it is read again, and when that fails, what was read last
 * @throws the error of the first reading, while rendering, so that the `Slot` shows it in the widget's place with a way
 * to try again
 */
export function useWidgetData<T>(
  read: (api: PokuApi, options: CallOptions, platform: Platform) => Promise<T>,
  readAgainAt: readonly PokuEventName[] = NO_EVENTS,
): T | null {
  const platform = usePlatform();
  const { api, events } = platform;
  const ahead = useAhead();
  const [reading, setReading] = useState<Begun<T>>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leave = readAgainAt.map((name) => events.subscribe(name, () => setAttempt((count) => count + 1)));
    return () => leave.forEach((unsubscribe) => unsubscribe());
  }, [events, readAgainAt]);
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: Begun<T>) => {
      if (abort.signal.aborted) return;
      setReading((before) => (next.status === 'failed' && before.status === 'ready' ? before : next));
    };
    const begun = ahead.find<T>(read);
    // At once, so that it is not gone in between.
    if (begun?.now.status === 'ready') show(begun.now);
    else
      (begun?.promise ?? read(api, { signal: abort.signal }, platform)).then(
        (value) => show({ status: 'ready', value }),
        (error: unknown) => show({ status: 'failed', error }),
      );
    return () => abort.abort();
  }, [api, platform, read, attempt, ahead]);
  if (reading.status === 'failed') throw reading.error;
  if (reading.status === 'ready') return reading.value;
  const first = ahead.begin(read, () => read(api, {}, platform));
  return first?.status === 'ready' ? first.value : null;
}
