import { isCalm } from '@poku/kit/hooks';
import { useEffect, useRef, useState } from 'react';

/** How long a number takes from one value to the next. */
const COUNT_MS = 600;

/** Fast at first, then slower. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * A number that counts to its next value within 600 ms, so that a change is seen. The first value stands at once, as does every one for
 * who asked for less motion, and in a tab that nobody looks at. `null` is a value that is not known.
 */
export function useCounted(value: number | null): number | null {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const begin = from.current;
    if (begin === value) return undefined;
    if (begin === null || value === null || isCalm() || document.hidden) {
      from.current = value;
      setShown(value);
      return undefined;
    }
    const startMs = performance.now();
    let frame = 0;
    const step = (nowMs: number) => {
      const part = Math.min(1, Math.max(0, (nowMs - startMs) / COUNT_MS));
      from.current = Math.round(begin + (value - begin) * eased(part));
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
