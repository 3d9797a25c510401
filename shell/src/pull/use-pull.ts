import { useEffect, useEffectEvent, useState } from 'react';

/** How far a finger goes before letting go does it, in px. */
export const FAR_ENOUGH_PX = 96;

/** Whether a touch belongs to something that moves by itself: a dialog, a field, a slider, or a part that is scrolled. */
const isTaken = (target: EventTarget | null): boolean => {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (at.matches('dialog, [role="dialog"], input, textarea, select, [role="slider"]')) return true;
    if (at !== document.documentElement && at.scrollTop > 0) return true;
  }
  return false;
};

/**
 * Follows one finger that pulls a page down which stands at its top.
 * @param onPulled it was let go far enough
 * @returns how far it was pulled, in px, at most `FAR_ENOUGH_PX`; 0 when nobody pulls
 */
export function usePull(onPulled: () => void): number {
  const [pulledPx, setPulledPx] = useState(0);
  const pulled = useEffectEvent(onPulled);
  useEffect(() => {
    let start: Touch | null = null;
    let downPx = 0;
    const set = (px: number) => {
      downPx = px;
      setPulledPx(px);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      start = touches.length === 1 && scrollY <= 0 && !isTaken(target) ? (touches[0] ?? null) : null;
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (start === null || touch === undefined) return;
      const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
      // To the side, or upwards, is another gesture.
      if (downPx === 0 && (y <= 0 || Math.abs(x) > y)) start = null;
      else set(Math.min(FAR_ENOUGH_PX, Math.max(0, y)));
    };
    const end = ({ type }: TouchEvent) => {
      if (type === 'touchend' && downPx >= FAR_ENOUGH_PX) pulled();
      start = null;
      set(0);
    };
    const options = { passive: true };
    addEventListener('touchstart', begin, options);
    addEventListener('touchmove', move, options);
    addEventListener('touchend', end, options);
    addEventListener('touchcancel', end, options);
    return () => {
      removeEventListener('touchstart', begin);
      removeEventListener('touchmove', move);
      removeEventListener('touchend', end);
      removeEventListener('touchcancel', end);
    };
  }, []);
  return pulledPx;
}
