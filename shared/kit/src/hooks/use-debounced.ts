import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act` with a value that has not changed for a while. An older call that is still pending is aborted, and so is
 * the last one when the component leaves.
 * @param waitMs pause after the last change, in milliseconds
 * @param act gets the value and the signal of its call; not called again for a value that came back unchanged
 */
export function useDebounced<T>(
  value: T,
  waitMs: number,
  act: (value: T, signal: AbortSignal) => void,
): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const call = new AbortController();
    const timer = setTimeout(() => run(value, call.signal), waitMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [value, waitMs]);
}
