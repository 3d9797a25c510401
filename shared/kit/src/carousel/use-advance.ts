import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { calmQuery, isCalm } from '../hooks/calm';

/** Whether the member asked for reduced motion, and what that becomes. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(isCalm);
  useEffect(() => {
    const query = calmQuery();
    const follow = () => setCalm(isCalm());
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return calm;
}

/**
 * Calls `advance` at an interval, and not while the tab is hidden, or the pointer or the focus is inside `area`.
 * @param everyMs milliseconds between two calls; `null` for never
 */
export function useAdvance(
  area: RefObject<HTMLElement | null>,
  everyMs: number | null,
  advance: () => void,
): void {
  const goOn = useEffectEvent(advance);
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      const isHeld = area.current?.matches(':hover, :focus-within') ?? true;
      if (!document.hidden && !isHeld) goOn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [area, everyMs]);
}
