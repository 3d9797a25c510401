import { useEffectEvent, useLayoutEffect } from 'react';

/** A finger must go this far to the side to turn a slide, in CSS pixels. */
const SWIPE_PX = 48;

/**
 * Turns slides by arrow keys and by swiping anywhere on the page while mounted.
 * @param onTurn gets 1 for the next slide, -1 for the one before; the newest one is called
 */
export function useSlideGestures(onTurn: (by: 1 | -1) => void): void {
  const turn = useEffectEvent(onTurn);
  // With the page, not after it: the first key counts too.
  useLayoutEffect(() => {
    let start: Touch | undefined;
    const handleKey = (event: KeyboardEvent) => {
      // With another key it is the browser's, for example to go back.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    };
    const handleStart = (event: TouchEvent) => {
      start = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const handleEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = undefined;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) turn(across < 0 ? 1 : -1);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('touchstart', handleStart, { passive: true });
    document.addEventListener('touchend', handleEnd);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('touchstart', handleStart);
      document.removeEventListener('touchend', handleEnd);
    };
  }, []);
}
