import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down to a time while mounted.
 * @param endMs a time of this device's clock, ms since 1970
 * @param onEnd called once for every `endMs` when it is over, at the latest a second after; the newest one is called
 * @returns whole seconds that are left, rounded up; 0 from `endMs` on
 */
export function useSecondsUntil(endMs: number, onEnd?: () => void): number {
  const [, setTicks] = useState(0);
  const handleEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
      if (Date.now() < endMs) return;
      clearInterval(timer);
      handleEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [endMs]);
  return Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));
}
