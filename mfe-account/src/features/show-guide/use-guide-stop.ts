import { GUIDE_STOP_ATTRIBUTE, type GuideStop } from '@poku/domain/guide-stop';
import { color } from '@poku/kit';
import { useEffect } from 'react';

const ring = `3px solid ${color('primary')}`;
/** Between the ring and what it is around, in px. */
const RING_OFFSET_PX = 6;

const isCalm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Brings a part of the home into sight with a ring around it, as soon as it is there and as long as it is the one that is told of. */
export function useGuideStop(stop: GuideStop): void {
  useEffect(() => {
    const find = () => document.querySelector<HTMLElement>(`[${GUIDE_STOP_ATTRIBUTE}="${stop}"]`);
    let shown: HTMLElement | null = null;
    const show = () => {
      const found = find();
      if (found === null || found === shown) return;
      shown = found;
      found.style.outline = ring;
      found.style.outlineOffset = `${RING_OFFSET_PX}px`;
      found.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      shown?.style.removeProperty('outline');
      shown?.style.removeProperty('outline-offset');
    };
  }, [stop]);
}
