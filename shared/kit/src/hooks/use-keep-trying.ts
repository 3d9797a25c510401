import { useEffect, useEffectEvent } from 'react';
import { keepTrying } from './keep-trying';

/**
 * Tries something again by itself for as long as it is needed; see `keepTrying`.
 * @param isNeeded whether what is tried is still missing
 * @param attempt the newest one is called
 */
export function useKeepTrying(isNeeded: boolean, attempt: () => unknown): void {
  const tryNow = useEffectEvent(attempt);
  useEffect(() => (isNeeded ? keepTrying(() => tryNow()) : undefined), [isNeeded]);
}
