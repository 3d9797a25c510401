import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds until a time of this device's clock (ms since 1970), counted down while mounted; 0 from then on. */
export function useSecondsUntil(endMs: number): number {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
      if (Date.now() >= endMs) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [endMs]);
  return Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));
}

/** `mm:ss`. */
export function formatSeconds(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
